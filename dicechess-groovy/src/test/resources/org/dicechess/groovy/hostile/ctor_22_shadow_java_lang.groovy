// technique: declare java.lang.Object in the script to confuse a checker that compares names
// category: ctor
// expected: rejected at compile
package java.lang
class Object { }
step { from ->
    return 1
}
