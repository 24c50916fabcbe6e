// technique: @ConditionalInterrupt / TimedInterrupt inject foreign code into loops
// category: ast
// expected: rejected at compile
@groovy.transform.ConditionalInterrupt({ System.setProperty("ci", "ran"); false })
class Horse { def run() { for (int i = 0; i < 3; i++) { } } }
step { from ->
    new Horse().run()
    return System.getProperty("ci")
}
