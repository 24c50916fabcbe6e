package org.dicechess.groovy.code;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Square;
import org.dicechess.groovy.run.Block;
import org.dicechess.groovy.run.Cases;
import org.dicechess.groovy.run.Digits;
import org.dicechess.groovy.run.Effects;
import org.dicechess.groovy.run.Inserted;
import org.dicechess.groovy.run.Lists;
import org.dicechess.groovy.run.Looks;
import org.dicechess.groovy.run.Loops;
import org.dicechess.groovy.run.Maps;
import org.dicechess.groovy.run.Meter;
import org.dicechess.groovy.run.Numbers;
import org.dicechess.groovy.run.Program;
import org.dicechess.groovy.run.Ranges;
import org.dicechess.groovy.run.Ref;
import org.dicechess.groovy.run.Spots;
import org.dicechess.groovy.run.Texts;
import org.dicechess.groovy.run.Values;
import org.dicechess.groovy.run.Waypoints;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;
import org.dicechess.spi.Waypoint;

/** The types that compiled confined scripts may name, with the names that class files use. */
public final class GateTypes {

    static final String OBJECT = "java/lang/Object";
    static final String BLOCK = internal(Block.class);
    static final String PROGRAM = internal(Program.class);
    static final String REF = internal(Ref.class);
    static final String INSERTED = internal(Inserted.class);
    static final String METER = internal(Meter.class);

    /** The classes whose methods replace those of the JDK and Groovy. */
    static final List<Class<?>> LIBRARY = List.of(
            Lists.class,
            Loops.class,
            Maps.class,
            Texts.class,
            Digits.class,
            Numbers.class,
            Ranges.class,
            Values.class,
            Cases.class,
            Spots.class,
            Looks.class,
            Effects.class,
            Waypoints.class);

    /** The types of values in scripts. */
    private static final List<Class<?>> VALUES = List.of(
            Object.class,
            String.class,
            CharSequence.class,
            Number.class,
            Integer.class,
            Long.class,
            Boolean.class,
            java.util.List.class,
            java.util.Set.class,
            java.util.Map.class,
            java.util.Map.Entry.class,
            java.util.Collection.class,
            java.util.Iterator.class,
            Square.class,
            Direction.class,
            Color.class,
            Spot.class,
            Waypoint.class,
            Block.class,
            Ref.class,
            Inserted.class,
            Optional.class,
            Piece.class,
            PieceType.class,
            Look.class,
            Effect.class,
            CapturedRule.Fate.class);

    /** Types that the class loader needs but code may not name. */
    private static final List<Class<?>> MACHINERY = List.of(Program.class, Meter.class, Enum.class, Throwable.class);

    /** New names for types of Groovy and the JDK. An accidental common type is an object to a script. */
    private static final Map<String, String> RENAMED = Map.ofEntries(
            Map.entry("java/io/Serializable", OBJECT),
            Map.entry("java/lang/Comparable", OBJECT),
            Map.entry("java/lang/Cloneable", OBJECT),
            Map.entry("java/lang/constant/Constable", OBJECT),
            Map.entry("java/lang/constant/ConstantDesc", OBJECT),
            Map.entry("java/util/RandomAccess", OBJECT),
            Map.entry("java/lang/Character", "java/lang/String"),
            Map.entry("groovy/lang/Closure", BLOCK),
            Map.entry("groovy/lang/Reference", REF),
            Map.entry("groovy/lang/GString", INSERTED),
            Map.entry("org/codehaus/groovy/runtime/GStringImpl", INSERTED),
            Map.entry("java/util/AbstractCollection", "java/util/Collection"),
            Map.entry("java/util/AbstractMap", "java/util/Map"),
            Map.entry("java/util/ArrayList", "java/util/List"),
            Map.entry("groovy/lang/Range", "java/util/List"),
            Map.entry("groovy/lang/IntRange", "java/util/List"),
            Map.entry("java/util/LinkedHashMap", "java/util/Map"),
            Map.entry("java/util/HashMap", "java/util/Map"),
            Map.entry("java/util/LinkedHashSet", "java/util/Set"),
            Map.entry("java/util/HashSet", "java/util/Set"),
            Map.entry("java/lang/Iterable", "java/util/Collection"));

    /** The names, with dots, of the types that the classes of a confined script may load. */
    public static final Set<String> NAMES = Stream.of(VALUES, MACHINERY, LIBRARY)
            .flatMap(List::stream)
            .map(Class::getName)
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<String> PERMITTED =
            VALUES.stream().map(GateTypes::internal).collect(Collectors.toUnmodifiableSet());

    private GateTypes() {}

    /** Returns the name of a class as class files write it. */
    private static String internal(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    /** Initializes the classes that questions need: a question may come on a thread with a small stack. */
    public static void initialize() {
        for (String name : NAMES) {
            initialize(name);
        }
        initialize(Waypoint.Holds.class.getName());
    }

    private static void initialize(String name) {
        try {
            Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError("a class that was named by itself", e);
        }
    }

    static String renamed(String name) {
        return RENAMED.getOrDefault(name, name);
    }

    /** Returns whether code may name a type, given by its descriptor. */
    static boolean isPermitted(String descriptor) {
        return descriptor.length() == 1
                ? "IJZ".contains(descriptor)
                : descriptor.startsWith("L") && PERMITTED.contains(descriptor.substring(1, descriptor.length() - 1));
    }

    /** Returns whether code may name a class, given by its internal name. */
    static boolean isPermittedClass(String name) {
        return PERMITTED.contains(name);
    }
}
