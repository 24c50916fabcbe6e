// technique: five nested counted loops
// category: cpu
// expected: stopped by budget
step { from ->
    int t = 0
    for (int a = 0; a < 1000; a++) for (int b = 0; b < 1000; b++) for (int c = 0; c < 1000; c++) for (int d = 0; d < 1000; d++) { t++ }
    return t
}
