// technique: open a client socket
// category: network
// expected: rejected at compile
step { from ->
    def s = new Socket()
    s.connect(new InetSocketAddress("127.0.0.1", 9), 50)
    return s
}
