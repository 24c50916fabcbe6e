// technique: Closure.memoize keeps an unbounded cache
// category: closure
// expected: rejected at compile
step { from ->
    def f = { int n -> n * n }.memoize()
    int t = 0
    for (int i = 0; i < 1000; i++) { t += (int) f(i) }
    return t
}
