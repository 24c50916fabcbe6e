// technique: endless distinct keys
// category: memory
// expected: stopped by budget
step { from ->
    def m = [:]
    int i = 0
    while (true) { m[i] = "v" + i; i++ }
    return m
}
