// technique: implicit cast on array element store
// category: cast
// expected: rejected at compile
step { from ->
    File[] fs = [null]
    fs[0] = ["/etc/hostname"]
    return fs[0]
}
