// technique: redefine Integer.plus globally
// category: metaclass
// expected: rejected at compile
step { from ->
    Integer.metaClass.plus = { Number n -> 0 }
    return 1.plus(1)
}
