// technique: @Newify makes File("x") a constructor call
// category: ast
// expected: rejected at compile
@Newify(File)
def f() { File("/etc/hostname") }
step { from ->
    return f().text
}
