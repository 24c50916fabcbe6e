// technique: read a private field with .@
// category: property
// expected: rejected at compile
step { from ->
    return from.@board
}
