// technique: exponential toString of shared nested lists
// category: cpu
// expected: stopped by budget or hook error
step { from ->
    def a = [1]
    for (int i = 0; i < 60; i++) { a = [a, a] }
    return "" + a
}
