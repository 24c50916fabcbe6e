// technique: typed multiple assignment
// category: cast
// expected: rejected at compile
step { from ->
    def (File a, int b) = [["/etc/hostname"], 1]
    return a.name
}
