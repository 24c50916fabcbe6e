// benign: string building and inspection
// expected: accepted
step { from ->
    String name = "playing".capitalize()
    def text = name + " at " + from.square()
    if (text.contains("Playing") && text.length() > 3) { text = text.toUpperCase() }
    def wide = text.padRight(20) + "|"
    return text.reverse().size() < wide.size() ? [from.walk(WEST)] : []
}
