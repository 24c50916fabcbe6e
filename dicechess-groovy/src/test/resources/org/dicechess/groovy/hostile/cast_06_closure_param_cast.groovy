// technique: implicit cast in a closure default parameter
// category: cast
// expected: rejected at compile
step { from ->
    return ({ File f = ["/etc/hostname"] -> f })().name
}
