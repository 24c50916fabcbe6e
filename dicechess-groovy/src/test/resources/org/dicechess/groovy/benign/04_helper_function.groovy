// benign: helper functions with typed parameters
// expected: accepted
int manhattan(Square a, Square b) {
    return Math.abs(a.file() - b.file()) + Math.abs(a.rank() - b.rank())
}
step { from ->
    def all = [from.walk(NORTH), from.walk(EAST, EAST)].findAll { it.size() > 0 }
    def best = all.min { manhattan(it.last(), from.square()) }
    return best == null ? [] : [best]
}
