// technique: refill the budget by calling the meter with a negative number
// category: internal
// expected: rejected at compile
step { from ->
    pay(-1000000000)
    while (true) { }
}
