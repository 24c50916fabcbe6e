holds { look -> look.count(look.side(), 'rook') == 2 }
