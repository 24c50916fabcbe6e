// technique: DGM String.execute()
// category: process
// expected: rejected at compile
step { from ->
    return "id".execute().text
}
