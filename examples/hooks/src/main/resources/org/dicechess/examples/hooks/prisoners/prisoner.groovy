// A captured knight comes back, unless a pawn has captured him; in his own half his owner puts him.
captured { victim, look ->
    if (look.has(victim.square(), look.side(), 'pawn')) return GONE
    victim.in('own-half') ? OWNER_PUTS : CAPTOR_PUTS
}
