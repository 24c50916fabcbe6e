// technique: getMetaClass().invokeMethod
// category: metaclass
// expected: rejected at compile
step { from ->
    return from.getMetaClass().invokeMethod(from, "square", [] as Object[])
}
