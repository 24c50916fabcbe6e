// technique: object whose toString runs later outside the sandbox
// category: ctor
// expected: rejected at compile
class Note { String toString() { System.setProperty("late", "ran"); "x" } }
step { from ->
    return new Note()
}
