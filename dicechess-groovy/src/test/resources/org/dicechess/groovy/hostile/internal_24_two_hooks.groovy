// technique: several top level hook calls
// category: internal
// expected: rejected at compile
facing { c -> 1 }
facing { c -> 2 }
