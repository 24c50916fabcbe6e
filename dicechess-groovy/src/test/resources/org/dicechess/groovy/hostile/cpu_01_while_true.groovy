// technique: while(true)
// category: cpu
// expected: stopped by budget
step { from ->
    int i = 0
    while (true) { i++ }
    return i
}
