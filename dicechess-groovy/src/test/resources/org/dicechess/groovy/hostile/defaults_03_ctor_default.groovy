// technique: default value of a constructor parameter before super()
// category: defaults
// expected: rejected at compile
class Base { }
class Knight extends Base { def v; Knight(x = System.getProperty("user.dir")) { super(); v = x } }
step { from ->
    return new Knight().v
}
