// technique: dollar slashy string hides nesting from a naive scanner
// category: gstring
// expected: rejected at compile
step { from ->
    def s = $/ ' ${from.class} /$
    return s
}
