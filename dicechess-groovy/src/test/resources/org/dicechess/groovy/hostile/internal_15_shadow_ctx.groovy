// technique: redeclare the parameter
// category: internal
// expected: rejected at compile
step { from ->
    def from = null
    return from
}
