// benign: any / every / find / count
// expected: accepted
step { from ->
    def p = from.walk(NORTH, NORTH)
    boolean danger = p.any { it.rank() == 7 && it.file() <= 2 }
    boolean calm = p.every { it.rank() < 10 }
    def king = p.find { it.text() == "e4" }
    def far = p.count { it.rank() > 1 }
    String told = "$danger $calm ${king} $far"
    return told.length() > 3 ? [p] : []
}
