// technique: replace() doubling inside a loop
// category: cpu
// expected: stopped by budget
step { from ->
    String s = "a"
    for (int i = 0; i < 60; i++) { s = s.replace("a", "aa") }
    return s.length()
}
