// technique: GString as method name
// category: gstring
// expected: rejected at compile
step { from ->
    def n = "getClass"
    return from."${n}"()
}
