// technique: padLeft with a huge width
// category: memory
// expected: stopped by budget
step { from ->
    return "x".padLeft(2000000000).length()
}
