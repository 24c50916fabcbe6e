// technique: integer overflow must wrap, not crash
// category: internal
// expected: accepted; wraps deterministically
step { from ->
    int a = 2147483647
    a = a + 1
    return a == -2147483647 - 1 ? [from.walk(NORTH)] : []
}
