// technique: loop whose back edge is a continue
// category: cpu
// expected: stopped by budget
step { from ->
    int i = 0
    while (true) { i++; if (i > 0) continue; break }
    return i
}
