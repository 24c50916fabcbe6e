// technique: assign the budget field
// category: internal
// expected: rejected at compile
step { from ->
    fuel = 9000000000L
    return 1
}
