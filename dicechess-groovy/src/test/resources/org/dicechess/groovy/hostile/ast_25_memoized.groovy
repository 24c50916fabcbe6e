// technique: @Memoized keeps an unbounded cache
// category: ast
// expected: rejected at compile
@groovy.transform.Memoized
int sq(int n) { n * n }
step { from ->
    int t = 0
    for (int i = 0; i < 1000; i++) { t += sq(i) }
    return t
}
