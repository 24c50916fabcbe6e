// technique: property assignment casts to the field type
// category: cast
// expected: rejected at compile
class Stable { File door }
step { from ->
    def s = new Stable()
    s.door = ["/etc/hostname"]
    return s.door
}
