// technique: implicit cast of an argument in a super(...) constructor call
// category: ctor
// expected: rejected at compile
class Crate { def x; Crate(File f) { x = f } }
class Chest extends Crate { Chest() { super(["/etc/hostname"]) } }
step { from ->
    return new Chest().x
}
