// benign: breadth first search with a list as queue and a set
// expected: accepted
step { from ->
    def seen = [from.square()] as Set
    def queue = [from.walk(NORTH), from.walk(EAST)]
    while (queue.size() > 0) {
        def path = queue.remove(0)
        for (s in path) {
            if (!seen.contains(s) && seen.size() < 20) {
                seen << s
                if (seen.size() < 5) queue << from.walk(NORTH, EAST)
            }
        }
    }
    return seen.size() > 1 ? [from.walk(NORTH, EAST)] : []
}
