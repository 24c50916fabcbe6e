// technique: list * n
// category: operator
// expected: rejected at compile
step { from ->
    return ([0] * 2000000000).size()
}
