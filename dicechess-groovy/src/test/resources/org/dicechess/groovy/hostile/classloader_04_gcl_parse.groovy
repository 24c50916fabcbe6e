// technique: GroovyClassLoader.parseClass
// category: classloader
// expected: rejected at compile
step { from ->
    return new GroovyClassLoader().parseClass("class Zed { }").name
}
