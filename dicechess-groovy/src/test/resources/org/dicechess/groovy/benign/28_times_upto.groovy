// benign: times / upto
// expected: accepted
step { from ->
    int n = 0
    5.times { n += it }
    1.upto(3) { n += 10 }
    return n == 40 ? [from.walk(NORTH)] : []
}
