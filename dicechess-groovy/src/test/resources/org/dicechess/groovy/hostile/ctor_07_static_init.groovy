// technique: static initialiser runs at class load
// category: ctor
// expected: rejected at compile
class Load { static { System.setProperty("clinit", "ran") } }
step { from ->
    new Load()
    return System.getProperty("clinit")
}
