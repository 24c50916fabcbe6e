// benign: short nested ternaries
// expected: accepted
facing { visit ->
    int d = visit.square().rank()
    return [d > 4 ? SOUTH : d > 2 ? EAST : NORTH]
}
