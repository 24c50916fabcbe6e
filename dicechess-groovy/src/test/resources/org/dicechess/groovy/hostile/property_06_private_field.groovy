// technique: private field via property access
// category: property
// expected: rejected at compile
step { from ->
    return from.board
}
