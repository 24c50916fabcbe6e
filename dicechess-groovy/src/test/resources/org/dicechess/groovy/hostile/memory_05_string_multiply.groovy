// technique: "x" * n
// category: memory
// expected: stopped by budget
step { from ->
    return ("x" * 2000000000).length()
}
