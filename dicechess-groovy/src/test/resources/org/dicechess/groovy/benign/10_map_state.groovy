// benign: maps: literal, put, get, iterate
// expected: accepted
step { from ->
    def power = [n: 1, e: 3, s: 5]
    power["w"] = 9
    power.ne = 100
    int total = 0
    for (e in power) { total += e.value }
    def seen = []
    power.each { k, v -> seen << "p_" + k + v }
    return total + power.get("n") == 119 && seen.size() == 5 ? [from.walk(EAST)] : []
}
