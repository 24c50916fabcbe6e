// technique: safe index operator
// category: spread
// expected: rejected at compile
step { from ->
    def m = null
    return m?["class"]
}
