// technique: String.toUpperCase is quadratic for expanding characters (100,000 sharp s = 1.9 s per call)
// category: cpu
// expected: stopped by budget
step { from ->
    String s = "ß" * 50000
    int n = 0
    for (int i = 0; i < 1000; i++) { n += s.toUpperCase().length() }
    return n
}
