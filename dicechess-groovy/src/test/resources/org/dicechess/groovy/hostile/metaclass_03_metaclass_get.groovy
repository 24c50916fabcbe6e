// technique: obj.metaClass
// category: metaclass
// expected: rejected at compile
step { from ->
    return from.metaClass.methods.size()
}
