// technique: case mapping that grows the text
// category: memory
// expected: stopped by budget
step { from ->
    String s = "ß" * 20000
    for (int i = 0; i < 40; i++) { s = s.toUpperCase() + s.toLowerCase() }
    return s.length()
}
