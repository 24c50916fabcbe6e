// technique: sort with an inconsistent comparator over many elements
// category: cpu
// expected: stopped by budget or hook error
step { from ->
    def l = (1..9000).collect { it }
    for (int i = 0; i < 1000; i++) { l.sort { a, b -> (from.square().rank()) - 2 } }
    return l
}
