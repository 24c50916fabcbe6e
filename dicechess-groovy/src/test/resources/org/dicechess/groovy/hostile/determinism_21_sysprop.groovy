// technique: system properties
// category: determinism
// expected: rejected at compile
step { from ->
    return System.getProperty("os.name")
}
