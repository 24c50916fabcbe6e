#!/usr/bin/env groovy
// technique: #! line
// category: internal
// expected: rejected at compile
step { from ->
    return 1
}
