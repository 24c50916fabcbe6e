// benign: long arithmetic
// expected: accepted
step { from ->
    long seed = 17L
    for (int i = 0; i < 20; i++) { seed = (seed * 31L + i) % 1000003L }
    return seed > 0 ? [from.walk(NORTH)] : []
}
