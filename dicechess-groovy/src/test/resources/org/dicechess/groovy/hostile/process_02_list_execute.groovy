// technique: DGM List.execute()
// category: process
// expected: rejected at compile
step { from ->
    return ["sh", "-c", "id"].execute().waitFor()
}
