// technique: tokenise a long string repeatedly and keep the result
// category: memory
// expected: stopped by budget
step { from ->
    String s = "a,"
    for (int i = 0; i < 12; i++) { s = s + s }
    def keep = []
    while (true) { keep << s.tokenize(",") }
    return keep
}
