// technique: asType as a method call
// category: cast
// expected: rejected at compile
step { from ->
    return ["/etc/hostname"].asType(File)
}
