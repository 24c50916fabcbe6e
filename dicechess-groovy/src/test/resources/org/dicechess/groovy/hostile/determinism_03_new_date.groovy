// technique: new Date()
// category: determinism
// expected: rejected at compile
step { from ->
    return new Date().time
}
