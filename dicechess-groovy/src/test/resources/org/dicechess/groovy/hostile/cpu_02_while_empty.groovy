// technique: empty endless loop
// category: cpu
// expected: stopped by budget
step { from ->
    while (true) { }
    return 1
}
