step { from -> [from.walk(NORTH)] }
facing { visit -> [visit.facing()] }
