// technique: enum with a body
// category: ctor
// expected: rejected at compile
enum Way { UP { def go() { System.getProperty("user.dir") } }; abstract def go() }
step { from ->
    return Way.UP.go()
}
