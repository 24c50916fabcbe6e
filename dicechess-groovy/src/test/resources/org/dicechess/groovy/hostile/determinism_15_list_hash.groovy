// technique: list.hashCode over objects
// category: determinism
// expected: rejected at compile
step { from ->
    return from.walk(NORTH, NORTH).hashCode()
}
