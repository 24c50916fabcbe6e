// technique: s = s + s
// category: memory
// expected: stopped by budget
step { from ->
    String s = "xxxxxxxxxxxxxxxx"
    for (int i = 0; i < 40; i++) { s = s + s }
    return s.length()
}
