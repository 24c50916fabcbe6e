// benign: ranges in loops and slices
// expected: accepted
step { from ->
    int sum = 0
    for (i in 1..6) { sum += i }
    for (i in 0..<8) { sum += i }
    def row = (0..7).collect { f -> f == from.square().file() ? "." : "x" }
    return row[0..3].join("") + sum == "xxxx49" ? [from.walk(NORTH)] : []
}
