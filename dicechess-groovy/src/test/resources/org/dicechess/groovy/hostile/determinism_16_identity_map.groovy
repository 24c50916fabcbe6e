// technique: IdentityHashMap ordering
// category: determinism
// expected: rejected at compile
step { from ->
    def m = new IdentityHashMap()
    m.put(new Object(), 1)
    return m.toString()
}
