// technique: StringBuilder growth
// category: memory
// expected: rejected at compile
step { from ->
    def sb = new StringBuilder()
    while (true) { sb.append("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx") }
    return sb.length()
}
