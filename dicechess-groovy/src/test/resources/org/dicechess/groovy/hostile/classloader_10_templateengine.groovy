// technique: SimpleTemplateEngine compiles a script
// category: classloader
// expected: rejected at compile
step { from ->
    return new groovy.text.SimpleTemplateEngine().createTemplate("<%= 1 + 1 %>").make().toString()
}
