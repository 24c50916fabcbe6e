// benign: randomness from the host
// expected: accepted
// A hook rolls no dice; the nearest is to answer for each number of steps.
step { from ->
    def paths = [from.walk(NORTH), from.walk(NORTH, NORTH), from.walk(NORTH, NORTH, NORTH)]
    return paths[0] == paths[1] ? [] : paths
}
