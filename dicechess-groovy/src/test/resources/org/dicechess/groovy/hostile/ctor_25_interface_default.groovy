// technique: interface with a default/static method body
// category: ctor
// expected: rejected at compile
interface Peek { static String dir() { System.getProperty("user.dir") } }
step { from ->
    return Peek.dir()
}
