// technique: collate / withEagerDefault / chop not offered
// category: memory
// expected: rejected at compile or stopped by budget
step { from ->
    return (1..1000000).toList().collate(1).size()
}
