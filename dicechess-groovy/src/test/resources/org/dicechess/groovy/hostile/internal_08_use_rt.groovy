// technique: name the run-time support class
// category: internal
// expected: rejected at compile
step { from ->
    return org.dicechess.groovy.run.Texts.text(null)
}
