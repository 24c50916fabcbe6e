// benign: the named hook form with a closure
// expected: accepted
facing { visit ->
    if (visit.side() != WHITE) return [visit.facing()]
    [visit.facing().turned(4)]
}
