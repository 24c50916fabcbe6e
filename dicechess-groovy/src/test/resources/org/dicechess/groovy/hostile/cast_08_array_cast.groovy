// technique: element casts inside an array cast
// category: cast
// expected: rejected at compile
step { from ->
    return ([["/etc/hostname"]] as File[])[0].name
}
