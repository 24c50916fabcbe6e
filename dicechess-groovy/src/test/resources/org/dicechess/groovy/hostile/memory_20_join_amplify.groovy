// technique: join with a long separator
// category: memory
// expected: stopped by budget
step { from ->
    def sep = "x" * 5000
    return (1..9000).toList().join(sep).length()
}
