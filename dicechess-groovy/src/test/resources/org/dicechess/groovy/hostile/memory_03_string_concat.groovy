// technique: String.concat
// category: memory
// expected: stopped by budget
step { from ->
    String s = "xxxxxxxxxxxxxxxx"
    for (int i = 0; i < 40; i++) { s = s.concat(s) }
    return s.length()
}
