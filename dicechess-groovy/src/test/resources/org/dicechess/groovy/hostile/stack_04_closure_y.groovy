// technique: closure passed to itself
// category: stack
// expected: rejected at compile or stopped by budget
step { from ->
    def f = { Closure g, int n -> g(g, n + 1) }
    return f(f, 0)
}
