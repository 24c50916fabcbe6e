// technique: java.nio.file.Files
// category: file
// expected: rejected at compile
step { from ->
    return java.nio.file.Files.readString(java.nio.file.Path.of("/etc/hostname"))
}
