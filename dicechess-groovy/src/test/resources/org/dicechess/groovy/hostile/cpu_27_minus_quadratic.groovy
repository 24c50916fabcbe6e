// technique: list minus list is quadratic
// category: cpu
// expected: stopped by budget
step { from ->
    def a = (1..9000).toList()
    def b = (9001..18000).toList()
    def n = 0
    for (int i = 0; i < 100; i++) { n += (a - b).size() }
    return n
}
