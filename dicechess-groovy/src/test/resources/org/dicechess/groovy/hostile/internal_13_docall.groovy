// technique: call doCall directly
// category: internal
// expected: rejected at compile or stopped by hook error
step { from ->
    def f = { int n -> n }
    return f.doCall("x")
}
