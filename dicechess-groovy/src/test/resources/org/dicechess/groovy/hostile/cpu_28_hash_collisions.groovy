// technique: colliding string keys
// category: cpu
// expected: stopped by budget
step { from ->
    def m = [:]
    def ks = ["Aa", "BB"]
    for (int i = 0; i < 12; i++) { ks = ks.collectMany { k -> [k + "Aa", k + "BB"] } }
    for (int r = 0; r < 1000; r++) { for (k in ks) { m[k] = r } }
    return m.size()
}
