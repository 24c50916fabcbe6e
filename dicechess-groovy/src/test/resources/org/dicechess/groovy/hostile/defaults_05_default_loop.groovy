// technique: endless loop in a default value (unmetered code)
// category: defaults
// expected: rejected at compile
def peek(int n = ({ -> int i = 0; while (true) { i++ } ; i })()) { n }
step { from ->
    return peek()
}
