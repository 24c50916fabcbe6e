// technique: execute() on a GString
// category: process
// expected: rejected at compile
step { from ->
    def a = "-u"
    return "id ${a}".execute().text
}
