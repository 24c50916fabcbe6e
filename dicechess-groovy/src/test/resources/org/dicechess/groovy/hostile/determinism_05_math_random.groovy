// technique: Math.random
// category: determinism
// expected: rejected at compile
step { from ->
    return Math.random() < 0.5d
}
