// technique: slashy string with a quote desynchronises a naive scanner
// category: gstring
// expected: rejected at compile
step { from ->
    def s = / ' /; def k = from.class; def t = / ' /
    return k
}
