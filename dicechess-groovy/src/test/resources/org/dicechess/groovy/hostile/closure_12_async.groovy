// technique: Closure.callAsync / Thread
// category: closure
// expected: rejected at compile
step { from ->
    return { 1 }.asWritable().toString()
}
