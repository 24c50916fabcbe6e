// technique: override finalize, runs on the finalizer thread
// category: ctor
// expected: rejected at compile
class Ghost { void finalize() { System.setProperty("ghost", "ran") } }
step { from ->
    new Ghost()
    return 1
}
