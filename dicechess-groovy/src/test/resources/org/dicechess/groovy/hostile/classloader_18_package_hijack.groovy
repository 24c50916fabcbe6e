// technique: declare a package so the class joins a host package
// category: classloader
// expected: rejected at compile
package org.dicechess.groovy.run
step { from ->
    return 1
}
