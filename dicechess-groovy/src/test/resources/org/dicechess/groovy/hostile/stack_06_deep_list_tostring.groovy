// technique: deeply nested list printed recursively
// category: stack
// expected: stopped by budget or hook error
step { from ->
    def a = []
    for (int i = 0; i < 9000; i++) { a = [a] }
    return "${a}"
}
