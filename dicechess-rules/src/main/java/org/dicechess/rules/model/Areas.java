package org.dicechess.rules.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The areas of a game, by name. */
public final class Areas {

    private final Map<String, Area> byName = new LinkedHashMap<>();
    private final List<String> names;

    /** Creates an index of these areas, in this order. */
    public Areas(List<Area> areas) {
        for (Area area : areas) {
            byName.putIfAbsent(area.name(), area);
        }
        this.names = List.copyOf(byName.keySet());
    }

    /** Returns the names, in order. */
    public List<String> names() {
        return names;
    }

    /**
     * Returns the area with this name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Area area(String name) {
        Area area = byName.get(name);
        if (area == null) {
            throw new IllegalArgumentException(
                    "there is no area " + OneLine.quoted(name) + "; expected one of " + OneLine.names(names));
        }
        return area;
    }
}
