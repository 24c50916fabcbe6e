// technique: File::new
// category: pointer
// expected: rejected at compile
step { from ->
    def f = File::new
    return f("/etc/hostname").name
}
