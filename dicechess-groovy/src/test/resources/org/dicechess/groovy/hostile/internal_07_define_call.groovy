// technique: define call(Spot) again
// category: internal
// expected: rejected at compile
Object call(Spot c) { return 7 }
step { from ->
    return 1
}
