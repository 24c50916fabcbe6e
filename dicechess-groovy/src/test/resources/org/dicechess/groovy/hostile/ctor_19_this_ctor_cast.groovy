// technique: implicit cast of an argument in a this(...) constructor call
// category: ctor
// expected: rejected at compile
class Box { def x; Box() { this(["/etc/hostname"]) }; Box(File f) { x = f } }
step { from ->
    return new Box().x
}
