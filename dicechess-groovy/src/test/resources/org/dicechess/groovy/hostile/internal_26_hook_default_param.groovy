// technique: hook closure with a default parameter
// category: internal
// expected: rejected at compile
facing { c = System.getProperty("x") -> 1 }
