// technique: call the runtime cast helper directly
// category: cast
// expected: rejected at compile
step { from ->
    return org.codehaus.groovy.runtime.ScriptBytecodeAdapter.castToType(["/etc/hostname"], File)
}
