// benign: teleport to the farthest free square
// expected: accepted
int distance(Square a, Square b) { Math.max(Math.abs(a.file() - b.file()), Math.abs(a.rank() - b.rank())) }
step { from ->
    def best = null
    int far = -1
    for (d in [NORTH, EAST, SOUTH, WEST]) {
        for (e in [NORTH, EAST, SOUTH, WEST]) {
            def path = from.walk(d, e, e)
            if (path.size() == 0) continue
            int length = distance(path[2], from.square())
            if (length > far) { far = length; best = path }
        }
    }
    if (best != null) return [best]
    return []
}
