// technique: GroovySystem.metaClassRegistry
// category: metaclass
// expected: rejected at compile
step { from ->
    return GroovySystem.metaClassRegistry.getMetaClass(String)
}
