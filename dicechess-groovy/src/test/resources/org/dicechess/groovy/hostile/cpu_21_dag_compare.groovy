// technique: compareTo / max on nested lists
// category: cpu
// expected: stopped by budget or hook error
step { from ->
    def a = [1]
    for (int i = 0; i < 40; i++) { a = [a, a] }
    return [a, [2]].max()
}
