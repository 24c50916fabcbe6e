// technique: implicit cast in a default parameter
// category: cast
// expected: rejected at compile
def open(File f = ["/etc/hostname"]) { f }
step { from ->
    return open().name
}
