// benign: generic declarations
// expected: accepted
step { from ->
    List<Integer> xs = [1, 2, 3]
    Map<String, Integer> m = [a: 1]
    Set<String> names = from.walk(NORTH, NORTH).collect { it.text() } as Set
    for (String k in names) { m[k] = k.length() }
    return m.size() + xs.size() > 3 ? [from.walk(NORTH)] : []
}
