package org.dicechess.groovy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.dicechess.spi.CaptureRule;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.ScriptCompiler;
import org.dicechess.spi.StepRule;

/**
 * Hooks written in Groovy. A script holds one or more of the blocks below, and functions that they call:
 *
 * <pre>{@code
 * step { from -> [from.walk(from.facing()), from.walk(NORTH, EAST)] }
 *
 * facing { visit -> visit.in('border') ? [visit.towards('sixth-rank')] : [visit.facing()] }
 *
 * path { from -> from.directions('ways').collect { way -> rides(from.ray(way)) } }
 *
 * moves { man, look -> man.walk(NORTH).findAll { look.has(it, look.side()) }.collect { look.go(it).shifting(it, man.square()) } }
 *
 * capturable { victim, captor, look -> !victim.in('home') }
 *
 * captured { victim, look -> victim.in('inner') ? OWNER_PUTS : GONE }
 *
 * over { look -> look.count(look.side(), 'king') == 0 }
 * }</pre>
 *
 * <p>The parameters are a {@link org.dicechess.spi.Spot} and a {@link org.dicechess.spi.Look}; directions, colours and
 * fates are named as in {@link org.dicechess.Direction}, {@link org.dicechess.Color} and
 * {@link org.dicechess.spi.CapturedRule.Fate}, the words for paths as in {@link org.dicechess.spi.Waypoint}. Scripts
 * are compiled with static types, each into a class loader of its own; equal scripts of the same name are compiled once
 * as long as they are among the last {@value #REMEMBERED} that this object was asked for. Each compilation runs on a
 * thread of its own, for which the caller waits. Safe for use by several threads, which compile side by side, as are
 * the hooks.
 *
 * @since 0.1
 */
public final class GroovyScripts implements ScriptCompiler {

    /** How many compiled scripts an object keeps. */
    private static final int REMEMBERED = 64;

    /**
     * Confined scripts keep nothing and reach nothing, so that all who are asked for them may share what is compiled.
     */
    private static final GroovyScripts CONFINED = new GroovyScripts(false);

    /** Which tier: what is slow to initialize is first met on the thread that compiles. */
    private final boolean trusted;

    /** Those asked for lately last. */
    private final Map<Source, Hooks> compiled = new LinkedHashMap<>(REMEMBERED, 0.75f, true);

    private GroovyScripts(boolean trusted) {
        this.trusted = trusted;
    }

    /**
     * Compiles scripts of authors whom the host does not know: a script reaches the board, lists, numbers and texts and
     * nothing else, and ends within a fixed number of steps. Whatever is not known to be harmless is refused. Always
     * the same object.
     */
    public static GroovyScripts confined() {
        return CONFINED;
    }

    /**
     * Compiles scripts that may do what the host itself may do: all of Groovy, with no limit of time or memory. A new
     * object each time, which shares nothing with others.
     */
    public static GroovyScripts trusted() {
        return new GroovyScripts(true);
    }

    @Override
    public String ending() {
        return "groovy";
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the type is no hook that scripts can define
     */
    @Override
    public <T> T compile(String name, String text, Class<T> type) {
        return type.cast(rule(type, new Source(name, text)));
    }

    private Object rule(Class<?> type, Source source) {
        if (type == StepRule.class) {
            return hooks(source).stepRule();
        }
        if (type == FacingRule.class) {
            return hooks(source).facingRule();
        }
        if (type == PathRule.class) {
            return hooks(source).pathRule();
        }
        if (type == MoveRule.class) {
            return hooks(source).moveRule();
        }
        if (type == CaptureRule.class) {
            return hooks(source).captureRule();
        }
        if (type == CapturedRule.class) {
            return hooks(source).capturedRule();
        }
        if (type == EndRule.class) {
            return hooks(source).endRule();
        }
        throw new IllegalArgumentException(
                "no script defines " + type.getName() + "; expected one of the rules of org.dicechess.spi");
    }

    private Hooks hooks(Source source) {
        Optional<Hooks> known = known(source);
        return known.isPresent() ? known.get() : keep(source, OwnThread.compile(trusted, source));
    }

    private synchronized Optional<Hooks> known(Source source) {
        return Optional.ofNullable(compiled.get(source));
    }

    /** Of threads that compile the same at once the first keeps what it has, for all of them. */
    private synchronized Hooks keep(Source source, Hooks hooks) {
        Hooks first = compiled.putIfAbsent(source, hooks);
        if (compiled.size() > REMEMBERED) {
            compiled.remove(compiled.keySet().iterator().next());
        }
        return first == null ? hooks : first;
    }
}
