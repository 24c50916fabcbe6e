// technique: Script.run(File, args)
// category: classloader
// expected: rejected at compile
step { from ->
    return run(new File("/some/folder/none.groovy"), [] as String[])
}
