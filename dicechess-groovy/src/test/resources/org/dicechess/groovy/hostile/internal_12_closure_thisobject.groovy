// technique: getThisObject on a closure
// category: internal
// expected: rejected at compile
step { from ->
    def f = { 1 }
    return f.getThisObject()
}
