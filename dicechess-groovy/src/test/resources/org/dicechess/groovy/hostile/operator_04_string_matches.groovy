// technique: String.matches / replaceAll / split take a regex
// category: operator
// expected: rejected at compile
step { from ->
    return "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!".matches("(a+)+")
}
