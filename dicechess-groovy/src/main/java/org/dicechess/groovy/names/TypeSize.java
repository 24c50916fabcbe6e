package org.dicechess.groovy.names;

import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.GenericsType;

/** The size of a type: a map from squares to lists of numbers has four types on three levels. */
final class TypeSize {

    static final int MOST_LEVELS = 8;
    static final int MOST_TYPES = 40;

    private int types;

    private TypeSize() {}

    /** Returns whether a type is small enough to be compared often; true for null. */
    static boolean isWithinBounds(ClassNode type) {
        return type == null || new TypeSize().fits(type, 1);
    }

    private boolean fits(ClassNode type, int level) {
        types++;
        if (level > MOST_LEVELS || types > MOST_TYPES) {
            return false;
        }
        return fitsArguments(type.getGenericsTypes(), level + 1);
    }

    private boolean fitsArguments(GenericsType[] arguments, int level) {
        if (arguments == null) {
            return true;
        }
        for (GenericsType argument : arguments) {
            if (!fitsArgument(argument, level)) {
                return false;
            }
        }
        return true;
    }

    private boolean fitsArgument(GenericsType argument, int level) {
        if (argument.isPlaceholder()) {
            return true;
        }
        if (argument.getLowerBound() != null) {
            return fits(argument.getLowerBound(), level);
        }
        return argument.getUpperBounds() != null
                ? fitAll(argument.getUpperBounds(), level)
                : fits(argument.getType(), level);
    }

    private boolean fitAll(ClassNode[] all, int level) {
        for (ClassNode each : all) {
            if (!fits(each, level)) {
                return false;
            }
        }
        return true;
    }
}
