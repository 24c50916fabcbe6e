// technique: deeply nested map compared
// category: stack
// expected: stopped by budget or hook error
step { from ->
    def a = [:]
    def b = [:]
    for (int i = 0; i < 9000; i++) { a = [k: a]; b = [k: b] }
    return a == b
}
