// technique: measure stack depth by catching StackOverflowError
// category: determinism
// expected: rejected at compile
step { from ->
    int d = 0
    def f
    f = { d++; f() }
    try { f() } catch (StackOverflowError e) { }
    return d
}
