package org.dicechess.groovy.names;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.GenericsType;
import org.codehaus.groovy.ast.tools.GenericsUtils;
import org.codehaus.groovy.ast.tools.WideningCategories;
import org.codehaus.groovy.ast.tools.WideningCategories.LowestUpperBoundClassNode;

/**
 * Simplifies inferred types. To the compiler the common type of a text and a direction consists of four types, two of
 * which contain the same kind of types again; to a script it is an object.
 */
final class SimpleTypes {

    /** Types that values have in common by accident. */
    private static final Set<String> INCIDENTAL = Set.of(
            "java.io.Serializable",
            "java.lang.Comparable",
            "java.lang.Cloneable",
            "java.lang.constant.Constable",
            "java.lang.constant.ConstantDesc",
            "java.util.RandomAccess",
            "java.lang.Enum");

    private SimpleTypes() {}

    /** Returns the type itself, or the simpler type that replaces it. */
    static ClassNode simplified(ClassNode type) {
        if (type.isGenericsPlaceHolder()) {
            return type;
        }
        if (type instanceof LowestUpperBoundClassNode) {
            return ofCommon(type);
        }
        if (INCIDENTAL.contains(type.getName())) {
            return ClassHelper.OBJECT_TYPE;
        }
        GenericsType[] arguments = type.getGenericsTypes();
        return arguments == null ? type : ofParameterized(type, arguments);
    }

    /**
     * Returns the common type of all of these, simplified step by step. Of all at once the compiler would make a type
     * that grows with their number.
     */
    static ClassNode common(List<ClassNode> types) {
        ClassNode common = types.get(0);
        Set<String> seen = new HashSet<>();
        for (ClassNode type : types) {
            if (seen.add(type.toString(false)) && seen.size() > 1) {
                common = simplified(WideningCategories.lowestUpperBound(common, type));
            }
        }
        return common;
    }

    /** Returns one of the class and interfaces that several types have in common. */
    private static ClassNode ofCommon(ClassNode common) {
        ClassNode above = simplified(common.getUnresolvedSuperClass(false));
        return isObject(above) ? ofSeveral(common.getUnresolvedInterfaces(false)) : above;
    }

    private static ClassNode ofSeveral(ClassNode... types) {
        return Arrays.stream(types)
                .map(SimpleTypes::simplified)
                .filter(type -> !isObject(type))
                .findFirst()
                .orElse(ClassHelper.OBJECT_TYPE);
    }

    private static boolean isObject(ClassNode type) {
        return ClassHelper.isObjectType(type) && !type.isGenericsPlaceHolder();
    }

    private static ClassNode ofParameterized(ClassNode type, GenericsType[] arguments) {
        List<GenericsType> simple =
                Arrays.stream(arguments).map(SimpleTypes::simplified).toList();
        return simple.equals(List.of(arguments))
                ? type
                : GenericsUtils.makeClassSafe0(type, simple.toArray(GenericsType[]::new));
    }

    private static GenericsType simplified(GenericsType argument) {
        if (argument.isPlaceholder() || argument.getLowerBound() != null) {
            return argument;
        }
        ClassNode[] bounds = argument.getUpperBounds();
        if (bounds == null) {
            ClassNode type = simplified(argument.getType());
            return type == argument.getType() ? argument : new GenericsType(type);
        }
        ClassNode bound = ofSeveral(bounds);
        return bounds.length == 1 && bound == bounds[0] ? argument : GenericsUtils.buildWildcardType(bound);
    }
}
