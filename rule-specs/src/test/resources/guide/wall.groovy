capturable { victim, captor, look -> !look.has(captor.square(), look.side(), 'king') }
