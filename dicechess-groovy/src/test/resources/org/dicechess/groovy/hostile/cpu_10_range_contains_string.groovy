// technique: type-mismatched search in a huge range
// category: cpu
// expected: stopped by budget
step { from ->
    int n = 0
    for (int i = 0; i < 1000000; i++) { if ("x" in (0..2000000000)) n++ }
    return n
}
