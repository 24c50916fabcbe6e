// technique: availableProcessors
// category: determinism
// expected: rejected at compile
step { from ->
    return Runtime.runtime.availableProcessors()
}
