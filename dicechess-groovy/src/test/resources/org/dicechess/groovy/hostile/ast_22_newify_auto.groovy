// technique: @Newify(auto) File.new()
// category: ast
// expected: rejected at compile
@Newify
def f() { File.new("/etc/hostname") }
step { from ->
    return f().name
}
