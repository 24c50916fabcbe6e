// technique: two-dimensional array cast
// category: cast
// expected: rejected at compile
step { from ->
    return ([[["/etc/hostname"]]] as File[][])[0][0].name
}
