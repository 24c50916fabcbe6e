package org.dicechess.js;

import org.dicechess.Color;
import org.dicechess.picture.Picture;
import org.dicechess.picture.Theme;

/** How pictures look. */
final class Pictures {

    private Pictures() {}

    static Picture look(Picture picture, String seenBy, boolean dark) {
        return picture.theme(dark ? Theme.DARK : Theme.LIGHT).seenBy(side(seenBy));
    }

    static Color side(String name) {
        return switch (name) {
            case "white" -> Color.WHITE;
            case "black" -> Color.BLACK;
            default -> throw new IllegalArgumentException("side '" + name + "'; expected white or black");
        };
    }
}
