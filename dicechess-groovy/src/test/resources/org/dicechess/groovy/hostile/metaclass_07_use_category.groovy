// technique: use(Category) { }
// category: metaclass
// expected: rejected at compile
class Cat { static String purr(String s) { s + "!" } }
step { from ->
    return use(Cat) { "x".purr() }
}
