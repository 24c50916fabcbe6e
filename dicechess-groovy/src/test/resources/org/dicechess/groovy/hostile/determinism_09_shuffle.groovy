// technique: DGM shuffle / shuffled
// category: determinism
// expected: rejected at compile
step { from ->
    return from.walk(NORTH, NORTH).shuffled()
}
