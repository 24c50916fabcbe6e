// benign: inject over dice
// expected: accepted
step { from ->
    int sum = [1, 2, 3].inject(0) { acc, d -> acc + d * 2 }
    return sum == 12 ? [from.walk(NORTH)] : []
}
