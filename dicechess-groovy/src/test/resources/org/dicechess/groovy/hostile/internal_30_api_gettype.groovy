// technique: API enum/class introspection
// category: internal
// expected: rejected at compile
step { from ->
    return from.side().getClass().getName()
}
