// technique: default locale dependent formatting
// category: determinism
// expected: rejected at compile
step { from ->
    return String.format("%,d", 1234567)
}
