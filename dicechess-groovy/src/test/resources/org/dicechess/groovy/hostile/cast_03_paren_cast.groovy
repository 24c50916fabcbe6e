// technique: C-style cast of a list
// category: cast
// expected: rejected at compile
step { from ->
    return ((File) ["/etc/hostname"]).name
}
