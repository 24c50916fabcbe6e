// technique: exponential flatten
// category: cpu
// expected: stopped by budget or hook error
step { from ->
    def a = [1]
    for (int i = 0; i < 40; i++) { a = [a, a] }
    return a.flatten().size()
}
