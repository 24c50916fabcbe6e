// technique: unique() is quadratic
// category: cpu
// expected: stopped by budget
step { from ->
    def l = (1..9000).toList()
    def n = 0
    for (int i = 0; i < 100; i++) { n += l.unique().size() }
    return n
}
