// benign: persistent counter through the API
// expected: accepted
// A hook keeps no state; the nearest is what it is asked about.
step { from ->
    int jumps = from.square().rank() + 1
    return jumps % 3 == 0 ? [from.walk(NORTH, NORTH)] : [from.walk(NORTH)]
}
