// benign: boolean logic with truthiness
// expected: accepted
step { from ->
    def l = []
    def s = ""
    def m = [:]
    if (!l && !s && !m && from.walk(NORTH)) { return [from.walk(NORTH)] }
    return []
}
