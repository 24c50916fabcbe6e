// technique: :: method reference
// category: pointer
// expected: rejected at compile
step { from ->
    def f = System::getProperty
    return f("user.dir")
}
