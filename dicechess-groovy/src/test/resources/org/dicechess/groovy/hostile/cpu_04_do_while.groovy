// technique: do { } while (true)
// category: cpu
// expected: stopped by budget
step { from ->
    int i = 0
    do { i++ } while (true)
    return i
}
