// benign: classic nested list iteration over offsets
// expected: accepted
step { from ->
    def offsets = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]]
    int n = 0
    for (s in offsets) {
        int f = from.square().file() + (int) s[0]
        int r = from.square().rank() + (int) s[1]
        if (f >= 0 && f < 8 && r >= 0 && r < 8) n++
    }
    n > 4 ? [from.walk(NORTH, NORTH, EAST)] : []
}
