// technique: labelled continue to an outer loop
// category: cpu
// expected: stopped by budget
step { from ->
    int i = 0
    outer:
    for (;;) { for (int j = 0; j < 3; j++) { i++; if (j == 1) continue outer } }
    return i
}
