// technique: closure calling itself through a variable
// category: stack
// expected: rejected at compile or stopped by budget
step { from ->
    def f = null
    f = { int n -> f(n + 1) }
    return f(0)
}
