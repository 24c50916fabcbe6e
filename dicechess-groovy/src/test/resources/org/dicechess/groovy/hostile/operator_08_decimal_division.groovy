// technique: / promotes to BigDecimal
// category: operator
// expected: rejected at compile
step { from ->
    def x = 1
    for (int i = 0; i < 50; i++) { x = x / 3 }
    return x
}
