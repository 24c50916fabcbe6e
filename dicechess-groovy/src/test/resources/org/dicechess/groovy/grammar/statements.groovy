// expected: accepted
void nothing(int a) { return }
Map<String, List<Integer>> all() { [a: [1]] }
def untyped(a) { a }
step { Spot from ->
    def (a, b) = [1, 2]
    def (int g, h) = [1, 2]
    nothing(1)
    outer:
    for (int i = 0, j = 5; i < j; i++, j--) {
        for (k in [1, 2, 3]) {
            if (k == 2) continue outer
            if (k == 3) break outer
        }
    }
    again: while (true) { break again }
    for (Square s : from.ray(NORTH)) { continue }
    for (;;) break
    for (def z in 0..<3) { }
    do { g++ } while (g < 5)
    String said = ''
    switch (g) {
        case 1:
        case 2: said = 'a'; break
        case 3..4:
            said = "b"
            break
        case [5, 6]: said = "\$ \\ \' \" \t \n"
        default: said = 'c'
    }
    switch (said) { case 'x': return [] }
    def f = { -> 1 }
    def g2 = { int n, m -> n }
    def way = from.facing()
    def t = "$said ${a} $way.vertical. ${from.square().text()}, ${g + 1}"
    [1, 2].each { println -> b }
    def deep = [[1, [2]], [a: [b: 1]]]
    def x = deep[0], y = [1, 2, 3][0, 1]
    1.upto(2) { }
    [2, 1].inject(0, { p, q -> p })
    def z2
    int w
    return
}
