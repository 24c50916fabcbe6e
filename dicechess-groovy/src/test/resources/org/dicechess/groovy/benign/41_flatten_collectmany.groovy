// benign: collectMany and flatten
// expected: accepted
step { from ->
    def rays = [NORTH, EAST].collectMany { d -> (1..3).collect { k -> k == 1 ? from.walk(d) : k == 2 ? from.walk(d, d) : from.walk(d, d, d) } }
    return [[1, 2], [3, [4]]].flatten() == [1, 2, 3, 4] && rays.size() == 6 ? rays : []
}
