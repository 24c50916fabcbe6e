// technique: serialization callbacks defined in a script class
// category: ctor
// expected: rejected at compile
class Relic implements Serializable { Object readResolve() { System.setProperty("relic", "ran"); this } }
step { from ->
    def o = new ByteArrayOutputStream()
    new ObjectOutputStream(o).writeObject(new Relic())
    return new ObjectInputStream(new ByteArrayInputStream(o.toByteArray())).readObject()
}
