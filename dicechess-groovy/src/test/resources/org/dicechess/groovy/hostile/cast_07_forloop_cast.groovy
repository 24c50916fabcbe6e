// technique: typed for-in loop variable casts each element
// category: cast
// expected: rejected at compile
step { from ->
    for (File f in [["/etc/hostname"]]) { return f.name }
    return null
}
