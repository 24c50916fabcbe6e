// benign: counting with a map and getOrDefault
// expected: accepted
step { from ->
    Map<String, Integer> c = [:]
    for (p in [NORTH, EAST, NORTH]) { c[p.text()] = c.getOrDefault(p.text(), 0) + 1 }
    return c == [n: 2, e: 1] ? [from.walk(NORTH)] : []
}
