// technique: Scanner over a FileReader, no File type named
// category: file
// expected: rejected at compile
step { from ->
    return new Scanner(new FileReader("/proc/self/status")).nextLine()
}
