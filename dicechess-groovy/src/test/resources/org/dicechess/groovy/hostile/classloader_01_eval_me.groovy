// technique: groovy.util.Eval
// category: classloader
// expected: rejected at compile
step { from ->
    return Eval.me("System.getProperty('user.home')")
}
