// technique: closure toString leaks identity
// category: determinism
// expected: rejected at compile or stopped by hook error
step { from ->
    def f = { 1 }
    return "${f}"
}
