// technique: DNS lookup side channel
// category: network
// expected: rejected at compile
step { from ->
    return InetAddress.getByName("localhost").hostAddress
}
