// technique: call a compiler generated constructor directly
// category: ctor
// expected: rejected at compile
class A { A(String s) { } }
class Bb extends A { Bb() { super("x") } }
step { from ->
    return new Bb(null)
}
