package org.dicechess.groovy.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.NullUnmarked;

/** The methods of lists and sets for confined scripts that do something with every element. */
@NullUnmarked
public final class Loops {

    private Loops() {}

    public static Object call(Block block) {
        return block.ask();
    }

    public static Object call(Block block, Object argument) {
        return block.ask(argument);
    }

    public static Object call(Block block, Object[] arguments) {
        return block.ask(arguments);
    }

    public static Collection<Object> each(Collection<Object> all, Block block) {
        for (Object element : all) {
            block.ask(element);
        }
        return all;
    }

    public static Collection<Object> eachWithIndex(Collection<Object> all, Block block) {
        int index = 0;
        for (Object element : all) {
            block.ask(element, index++);
        }
        return all;
    }

    public static List<Object> collect(Collection<?> all, Block block) {
        List<Object> made = new ArrayList<>();
        for (Object element : all) {
            made.add(block.ask(element));
        }
        return made;
    }

    public static List<Object> collectMany(Collection<?> all, Block block) {
        List<Object> made = new ArrayList<>();
        for (Object element : all) {
            Lists.addAll(made, (Collection<?>) block.ask(element));
        }
        return made;
    }

    public static Map<Object, Object> collectEntries(Collection<?> all, Block block) {
        Map<Object, Object> made = Lists.emptyMap();
        for (Object element : all) {
            Maps.addEntry(made, block.ask(element));
        }
        return made;
    }

    public static Map<Object, Object> groupBy(Collection<?> all, Block block) {
        Map<Object, Object> groups = Lists.emptyMap();
        for (Object element : all) {
            Object key = Keys.fitting(groups.keySet(), block.ask(element));
            List<Object> group = new ArrayList<>();
            if (groups.get(key) instanceof List<?> known) {
                Meter.pay(known.size());
                group.addAll(known);
            }
            group.add(element);
            groups.put(key, group);
        }
        return groups;
    }

    public static Collection<Object> findAll(Collection<?> all, Block block) {
        boolean distinct = all instanceof java.util.Set;
        Collection<Object> found = distinct ? Lists.emptySet() : new ArrayList<>();
        for (Object element : all) {
            if (block.test(element)) {
                found.add(distinct ? Keys.fitting(found, element) : element);
            }
        }
        return found;
    }

    public static Object find(Collection<?> all, Block block) {
        for (Object element : all) {
            if (block.test(element)) {
                return element;
            }
        }
        return null;
    }

    public static boolean any(Collection<?> all, Block block) {
        for (Object element : all) {
            if (block.test(element)) {
                return true;
            }
        }
        return false;
    }

    public static boolean every(Collection<?> all, Block block) {
        for (Object element : all) {
            if (!block.test(element)) {
                return false;
            }
        }
        return true;
    }

    public static Number count(Collection<?> all, Block block) {
        return findAll(all, block).size();
    }

    public static Object inject(Collection<?> all, Object start, Block block) {
        Object value = start;
        for (Object element : all) {
            value = block.ask(value, element);
        }
        return value;
    }

    public static Object sum(Collection<?> all) {
        Object sum = null;
        boolean first = true;
        for (Object element : all) {
            Meter.pay(1);
            if (!first && !(sum instanceof Number && element instanceof Number)) {
                throw new IllegalArgumentException(
                        "sum adds numbers; put texts together with join, and lists with flatten");
            }
            sum = first ? element : Numbers.plus((Number) sum, (Number) element);
            first = false;
        }
        return sum;
    }

    public static Object sum(Collection<?> all, Block block) {
        return sum(collect(all, block));
    }

    public static Object min(Collection<?> all) {
        return least(withoutNulls(all), Values::order);
    }

    public static Object max(Collection<?> all) {
        return least(withoutNulls(all), (left, right) -> Values.order(right, left));
    }

    /** The elements to compare with each other where no block is given. */
    private static List<Object> withoutNulls(Collection<?> all) {
        Meter.pay(all.size());
        List<Object> some = new ArrayList<>(all);
        some.removeIf(Objects::isNull);
        return some;
    }

    public static Object min(Collection<?> all, Block block) {
        return block.arity() == 2 ? least(all, order(block)) : leastBy(all, block, 1);
    }

    public static Object max(Collection<?> all, Block block) {
        return block.arity() == 2
                ? least(all, (one, other) -> -Integer.signum(order(block).compare(one, other)))
                : leastBy(all, block, -1);
    }

    /** Sorts, in place if it is a list, as in Groovy. */
    public static List<Object> sort(Collection<Object> all) {
        return sorted(all, true, Values::order);
    }

    public static List<Object> sort(Collection<Object> all, Block block) {
        return sorted(all, true, order(block));
    }

    /** Sorts, in place only if {@code inPlace}. */
    public static List<Object> sort(Collection<Object> all, boolean inPlace) {
        return sorted(all, inPlace, Values::order);
    }

    public static List<Object> sort(Collection<Object> all, boolean inPlace, Block block) {
        return sorted(all, inPlace, order(block));
    }

    public static List<Object> toSorted(Collection<Object> all) {
        return sorted(all, false, Values::order);
    }

    public static List<Object> toSorted(Collection<Object> all, Block block) {
        return sorted(all, false, order(block));
    }

    private static Comparator<Object> order(Block block) {
        return block.arity() == 2
                ? (one, other) -> Values.intUnbox(block.ask(one, other))
                : (one, other) -> Values.order(block.ask(one), block.ask(other));
    }

    private static Object least(Collection<?> all, Comparator<Object> order) {
        Object least = null;
        boolean first = true;
        for (Object element : all) {
            if (first || order.compare(element, least) < 0) {
                least = element;
            }
            first = false;
        }
        return least;
    }

    /**
     * Returns the first element for which the block gives the least answer, or the greatest if the sign is -1. The
     * block is asked once for each element.
     */
    private static Object leastBy(Collection<?> all, Block block, int sign) {
        Object least = null;
        Object leastAnswer = null;
        boolean first = true;
        for (Object element : all) {
            Object answer = block.ask(element);
            if (first || Integer.signum(Values.order(answer, leastAnswer)) == -sign) {
                least = element;
                leastAnswer = answer;
            }
            first = false;
        }
        return least;
    }

    private static List<Object> sorted(Collection<Object> all, boolean inPlace, Comparator<Object> order) {
        List<Object> list = Lists.toList(all);
        list.sort(order);
        if (inPlace && all instanceof List<Object> original) {
            original.clear();
            original.addAll(list);
            return original;
        }
        return list;
    }
}
