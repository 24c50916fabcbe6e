// technique: spread map in named arguments
// category: spread
// expected: rejected at compile
step { from ->
    def o = [connectTimeout: 10]
    return new URL("http://127.0.0.1:9/").getText(*: o)
}
