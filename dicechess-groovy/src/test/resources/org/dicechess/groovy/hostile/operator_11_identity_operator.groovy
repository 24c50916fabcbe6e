// technique: === identity
// category: operator
// expected: rejected at compile
step { from ->
    return from === from.square()
}
