// technique: function named run / main
// category: internal
// expected: rejected at compile
def run() { 1 }
def main(String[] a) { 2 }
step { from ->
    return 1
}
