// technique: read the hidden hook field of a closure
// category: internal
// expected: rejected at compile
step { from ->
    def f = { 1 }
    return f.h
}
