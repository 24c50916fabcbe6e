// technique: new File(..).text
// category: file
// expected: rejected at compile
step { from ->
    return new File("/etc/hostname").text
}
