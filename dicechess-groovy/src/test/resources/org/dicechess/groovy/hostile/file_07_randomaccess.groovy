// technique: RandomAccessFile constructor
// category: file
// expected: rejected at compile
step { from ->
    def r = new RandomAccessFile("/etc/hostname", "r")
    return r.readLine()
}
