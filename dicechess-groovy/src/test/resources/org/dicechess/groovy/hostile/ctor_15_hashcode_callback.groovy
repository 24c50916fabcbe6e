// technique: object whose hashCode loops, placed in a host map
// category: ctor
// expected: rejected at compile
class Key { int hashCode() { while (true) { } } }
step { from ->
    def m = [:]
    m[new Key()] = 1
    return m
}
