// technique: upto with a huge bound
// category: cpu
// expected: stopped by budget
step { from ->
    int t = 0
    1.upto(2000000000) { t++ }
    return t
}
