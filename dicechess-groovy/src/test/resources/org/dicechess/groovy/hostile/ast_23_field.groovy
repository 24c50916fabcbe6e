// technique: @Field keeps state between calls (non-determinism)
// category: ast
// expected: rejected at compile
@groovy.transform.Field int calls = 0
step { from ->
    calls++
    return calls
}
