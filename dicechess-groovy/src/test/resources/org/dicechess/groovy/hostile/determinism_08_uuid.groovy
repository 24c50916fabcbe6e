// technique: UUID.randomUUID
// category: determinism
// expected: rejected at compile
step { from ->
    return UUID.randomUUID().toString()
}
