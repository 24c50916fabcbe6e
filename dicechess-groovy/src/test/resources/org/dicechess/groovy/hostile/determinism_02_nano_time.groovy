// technique: System.nanoTime
// category: determinism
// expected: rejected at compile
step { from ->
    return System.nanoTime() % 6
}
