// benign: instanceof on allowed types
// expected: accepted
step { from ->
    def x = from.square().rank() > 3 ? "late" : "early"
    if (x instanceof String) return x.length() == 4 ? [from.walk(SOUTH)] : [from.walk(NORTH)]
    return []
}
