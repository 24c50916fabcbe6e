// technique: lazily evaluated closure in a GString runs when the host prints it
// category: gstring
// expected: rejected at compile
step { from ->
    return "v=${-> System.setProperty('lazy', 'ran')}"
}
