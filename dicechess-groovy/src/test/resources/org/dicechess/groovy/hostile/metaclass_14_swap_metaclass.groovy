// technique: assign the meta class of one object to another
// category: metaclass
// expected: rejected at compile
class P { public File prop }
class Q { Object prop }
step { from ->
    def q = new Q(); q.metaClass = new P().metaClass
    q.prop = ["x"]
    return q.prop
}
