// technique: curry a method pointer
// category: closure
// expected: rejected at compile
step { from ->
    def f = System.&setProperty.curry("curried")
    f("yes")
    return System.getProperty("curried")
}
