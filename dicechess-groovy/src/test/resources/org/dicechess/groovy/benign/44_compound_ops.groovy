// benign: compound assignment operators
// expected: accepted
step { from ->
    int a = 7
    a += 3; a -= 1; a *= 2; a %= 5
    a <<= 2; a |= 1; a &= 7; a ^= 2
    def m = [k: 1]
    m.k += 4
    m['k'] *= 3
    m.k++
    return a + m.k == 23 ? [from.walk(NORTH)] : []
}
