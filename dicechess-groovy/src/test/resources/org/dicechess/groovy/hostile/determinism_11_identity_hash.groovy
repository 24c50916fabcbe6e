// technique: System.identityHashCode
// category: determinism
// expected: rejected at compile
step { from ->
    return System.identityHashCode(from) % 2
}
