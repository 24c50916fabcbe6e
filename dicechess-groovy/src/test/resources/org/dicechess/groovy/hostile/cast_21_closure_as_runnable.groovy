// technique: closure to SAM type, handed to a thread
// category: cast
// expected: rejected at compile
step { from ->
    Runnable r = { System.setProperty("sam", "ran") }
    r.run()
    return System.getProperty("sam")
}
