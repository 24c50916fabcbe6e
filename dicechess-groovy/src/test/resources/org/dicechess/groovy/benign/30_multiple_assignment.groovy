// benign: multiple assignment
// expected: accepted
step { from ->
    def (a, b) = [from.square().file(), from.square().rank()]
    int hi = Math.max((int) a, (int) b)
    return hi < 8 ? [from.walk(NORTH)] : []
}
