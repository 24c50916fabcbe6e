// technique: Class.mixin at run time
// category: metaclass
// expected: rejected at compile
class Extra { def hop() { 7 } }
step { from ->
    Integer.mixin(Extra)
    return 3.hop()
}
