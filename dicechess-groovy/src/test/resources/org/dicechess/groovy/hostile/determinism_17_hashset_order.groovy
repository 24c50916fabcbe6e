// technique: HashSet of objects with identity hash
// category: determinism
// expected: rejected at compile
step { from ->
    def s = new HashSet(from.walk(NORTH, NORTH))
    return s.first()
}
