// technique: for(;;)
// category: cpu
// expected: stopped by budget
step { from ->
    int i = 0
    for (;;) { i++ }
    return i
}
