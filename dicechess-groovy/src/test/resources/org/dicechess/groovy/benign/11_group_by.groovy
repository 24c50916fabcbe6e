// benign: groupBy and collectEntries
// expected: accepted
step { from ->
    def byKind = [NORTH, EAST, NORTH_EAST].groupBy { it.diagonal }
    def counts = byKind.collectEntries { k, v -> [k, v.size()] }
    return counts.size() == 2 ? [from.walk(SOUTH)] : []
}
