// expected: accepted
// Versions of Groovy compile these in different ways; the answer and the fuel are the same.
step { from ->
    int n = 0
    for (x in [1, 2].collect { y -> y * 2 + y * 3 + y * 4 + y * 5 + y * 6 }) { n += x }
    while (n < [500].collect { y -> y * 2 + y * 3 + y * 4 + y * 5 + y * 6 }[0]) { n += 5000 }
    do { n++ } while (n < [7].collect { y -> y * 2 + y * 3 + y * 4 + y * 5 + y * 6 }[0])
    def none = []
    def empty = [:]
    for (int d = -5; d < 0; d++) {
        def pair = [7, d]
        n += pair[0] % pair[1]
    }
    from.in("$n ${none.size()} ${empty.size()}")
    [from.walk(NORTH)]
}
