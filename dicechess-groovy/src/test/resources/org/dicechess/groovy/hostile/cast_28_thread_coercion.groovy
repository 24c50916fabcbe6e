// technique: list to Thread constructor (Runnable, String)
// category: cast
// expected: rejected at compile
step { from ->
    Thread t = [{ 1 } as Runnable, "ghost"]
    return t.name
}
