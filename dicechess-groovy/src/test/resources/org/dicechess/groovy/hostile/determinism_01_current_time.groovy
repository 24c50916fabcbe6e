// technique: System.currentTimeMillis
// category: determinism
// expected: rejected at compile
step { from ->
    return System.currentTimeMillis() % 2 == 0
}
