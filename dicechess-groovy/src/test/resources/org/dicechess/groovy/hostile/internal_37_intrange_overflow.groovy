// technique: range arithmetic at the int limits
// category: internal
// expected: accepted (2 iterations)
step { from ->
    int n = 0
    for (i in 2147483646..2147483647) { n++ }
    return n == 2 ? [from.walk(NORTH)] : []
}
