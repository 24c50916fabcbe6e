// benign: in with lists, ranges and sets
// expected: accepted
step { from ->
    boolean a = from.facing().text() in ["n", "s"]
    boolean b = from.square().rank() in 0..7
    boolean c = !(from.square().text() in (["a1"] as Set))
    return a && b && c ? [from.walk(NORTH)] : []
}
