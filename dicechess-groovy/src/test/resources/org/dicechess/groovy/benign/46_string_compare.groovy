// benign: string comparison and ordering
// expected: accepted
step { from ->
    def names = from.walk(NORTH, NORTH).collect { it.text() }.sort()
    if (names.size() < 2) return []
    return (names[0] < names[1] ? names.first() : names.last()) == from.walk(NORTH)[0].text() ? [from.walk(NORTH)] : []
}
