// technique: trait with state
// category: ctor
// expected: rejected at compile
trait Noisy { String yell() { System.getProperty("user.dir") } }
class Crow implements Noisy { }
step { from ->
    return new Crow().yell()
}
