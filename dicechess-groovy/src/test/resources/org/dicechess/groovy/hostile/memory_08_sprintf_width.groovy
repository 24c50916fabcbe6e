// technique: format with a huge width
// category: memory
// expected: rejected at compile
step { from ->
    return String.format("%2000000000d", 1).length()
}
