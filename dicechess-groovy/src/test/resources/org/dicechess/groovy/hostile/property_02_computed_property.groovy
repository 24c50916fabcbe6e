// technique: property name computed at run time
// category: property
// expected: rejected at compile
step { from ->
    def n = "cla" + "ss"
    return from."$n"
}
