over { look -> look.count(look.side(), 'rook') == 0 }
