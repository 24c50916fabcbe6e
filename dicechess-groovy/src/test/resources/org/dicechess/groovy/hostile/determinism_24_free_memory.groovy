// technique: Runtime memory figures
// category: determinism
// expected: rejected at compile
step { from ->
    return Runtime.getRuntime().freeMemory() % 2
}
