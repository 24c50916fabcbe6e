// technique: implicit cast of a ternary to the variable type
// category: cast
// expected: rejected at compile
step { from ->
    File f = from.square().rank() > 0 ? ["/etc/hostname"] : null
    return f.name
}
