// technique: element of a raw list cast to an API type it is not
// category: cast
// expected: rejected at compile or stopped by hook error
step { from ->
    List<Square> ps = []
    def raw = ps as List
    raw << 5
    for (Square p in raw) { return p.text() }
    return null
}
