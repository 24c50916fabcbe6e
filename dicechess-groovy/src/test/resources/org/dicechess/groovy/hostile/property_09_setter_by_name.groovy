// technique: setProperty(String, Object) inherited from GroovyObject
// category: property
// expected: rejected at compile
step { from ->
    this.setProperty("fuel", 1000000000L)
    return 1
}
