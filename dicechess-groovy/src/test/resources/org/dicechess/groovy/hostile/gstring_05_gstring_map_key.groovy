// technique: GString key vs String key confusion
// category: gstring
// expected: rejected at compile or stopped by hook error
step { from ->
    def k = "a"
    def m = ["${k}x": 1]
    def f = { it.getClass() }
    return f(m)
}
