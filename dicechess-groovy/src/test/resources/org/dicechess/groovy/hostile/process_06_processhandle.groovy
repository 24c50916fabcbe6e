// technique: ProcessHandle.current().destroy style
// category: process
// expected: rejected at compile
step { from ->
    return ProcessHandle.current().pid()
}
