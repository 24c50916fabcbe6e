// rino-4: one step ahead, or to one of the two orthogonal neighbours behind.
step { from ->
    [from.walk(from.facing()), from.walk(from.facing().turned(3)), from.walk(from.facing().turned(5))]
}
// rino-5: walking does not turn it.
facing { visit ->
    [visit.facing()]
}
