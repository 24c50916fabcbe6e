// technique: exponential hashCode of a shared nested list used as map key
// category: cpu
// expected: rejected at compile or stopped by hook error
step { from ->
    def a = [1]
    for (int i = 0; i < 60; i++) { a = [a, a] }
    def m = [:]
    m.put(a, 1)
    return m.size()
}
