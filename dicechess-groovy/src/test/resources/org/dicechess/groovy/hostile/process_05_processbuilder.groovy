// technique: ProcessBuilder through list coercion
// category: process
// expected: rejected at compile
step { from ->
    ProcessBuilder pb = ["id"]
    return pb.start().waitFor()
}
