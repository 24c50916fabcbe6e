// technique: add a method to String for the whole JVM
// category: metaclass
// expected: rejected at compile
step { from ->
    String.metaClass.gallop = { -> delegate.reverse() }
    return "abc".gallop()
}
