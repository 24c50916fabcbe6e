captured { victim, look -> victim.in('home') ? OWNER_PUTS : GONE }
