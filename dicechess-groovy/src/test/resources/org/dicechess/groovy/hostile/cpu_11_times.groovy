// technique: Integer.times
// category: cpu
// expected: stopped by budget
step { from ->
    long t = 0
    2000000000.times { t += it }
    return t
}
