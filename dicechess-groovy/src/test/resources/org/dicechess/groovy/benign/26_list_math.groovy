// benign: numeric list helpers
// expected: accepted
step { from ->
    def l = [1, 2] + [4, 4, 6]
    String told = "${l.sum()} ${l.unique()} ${l.toSet().size()} ${l.take(2)} ${l.drop(3)} ${l.tail()}"
    return told == "17 [1, 2, 4, 6] 4 [1, 2] [6] [2, 4, 6]" ? [from.walk(NORTH)] : []
}
