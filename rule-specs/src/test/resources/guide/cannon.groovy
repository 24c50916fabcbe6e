path { from -> [rides(from.ray(NORTH))] }
