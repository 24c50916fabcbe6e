// technique: closure as abstract class creates a subclass
// category: cast
// expected: rejected at compile
step { from ->
    def t = { -> System.setProperty("tt", "1") } as TimerTask
    t.run()
    return System.getProperty("tt")
}
