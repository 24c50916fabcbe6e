// A captured knight returns, unless a pawn has captured it. If it was captured in its own half, its owner puts it back.
captured { victim, look ->
    if (look.has(victim.square(), look.side(), 'pawn')) return GONE
    victim.in('own-half') ? OWNER_PUTS : CAPTOR_PUTS
}
