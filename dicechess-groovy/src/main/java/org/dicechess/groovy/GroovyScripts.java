package org.dicechess.groovy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.dicechess.groovy.text.Source;
import org.dicechess.spi.CaptureRule;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.ConditionRule;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.ScriptCompiler;
import org.dicechess.spi.StepRule;

/**
 * Compiles hooks written in Groovy. A script holds one or more of these blocks, and functions that they call:
 *
 * <pre>{@code
 * step { from -> [from.walk(from.facing()), from.walk(NORTH, EAST)] }
 *
 * facing { visit -> visit.in('border') ? [visit.towards('sixth-rank')] : [visit.facing()] }
 *
 * path { from -> from.directions('ways').collect { way -> rides(from.ray(way)) } }
 *
 * moves { piece, look ->
 *     piece.walk(NORTH).findAll { look.has(it, look.side()) }.collect { look.go(it).shifting(it, piece.square()) }
 * }
 *
 * capturable { victim, captor, look -> !victim.in('home') }
 *
 * captured { victim, look -> victim.in('inner') ? OWNER_PUTS : GONE }
 *
 * over { look -> look.count(look.side(), 'king') == 0 }
 * }</pre>
 *
 * <p>The parameters are a {@link org.dicechess.spi.Spot} and a {@link org.dicechess.spi.Look}. Directions, colours and
 * fates have the names of {@link org.dicechess.Direction}, {@link org.dicechess.Color} and
 * {@link org.dicechess.spi.CapturedRule.Fate}; the functions for paths are those of {@link org.dicechess.spi.Waypoint}.
 *
 * <p>Scripts are compiled with static types, each into a class loader of its own, on a thread of its own that the
 * caller waits for. An object keeps the {@value #REMEMBERED} scripts used last, and compiles an equal script of the
 * same name only once while it keeps it. A confined script that is among the {@link KeptScripts} of the class path is
 * not compiled at all. Thread-safe, as are the hooks; several threads compile in parallel.
 *
 * @since 0.1
 */
public final class GroovyScripts implements ScriptCompiler {

    /** How many compiled scripts an object keeps. */
    private static final int REMEMBERED = 64;

    /** Confined scripts have no state and reach nothing, so all callers may share the compiled ones. */
    private static final GroovyScripts CONFINED = new GroovyScripts(false);

    /** A flag, not the tier: classes that are slow to initialize must first be used on the compiling thread. */
    private final boolean trusted;

    /** The scripts used last stand at the end. */
    private final Map<Source, Hooks> compiled = new LinkedHashMap<>(REMEMBERED, 0.75f, true);

    private GroovyScripts(boolean trusted) {
        this.trusted = trusted;
    }

    /**
     * Returns the compiler for scripts of unknown authors. A script can use the board, lists, numbers and texts and
     * nothing else, and ends within a fixed number of steps. A construct that is not known to be harmless is refused.
     * Always the same object.
     */
    public static GroovyScripts confined() {
        return CONFINED;
    }

    /**
     * Returns a new compiler for trusted scripts, which may do whatever the host may do: all of Groovy, without a limit
     * of time or memory. It shares nothing with other compilers.
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
     * @throws IllegalArgumentException if scripts cannot define a hook of this type
     * @throws UnsupportedOperationException if the host has no Groovy, or a version that does not work; the message
     *     names the version found and those that work. A loader passes this exception on: it is no mistake of the
     *     script
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
        if (type == ConditionRule.class) {
            return hooks(source).conditionRule();
        }
        throw new IllegalArgumentException(
                "no script defines " + type.getName() + "; expected one of the rules of org.dicechess.spi");
    }

    private Hooks hooks(Source source) {
        Optional<Hooks> known = known(source);
        return known.isPresent() ? known.get() : keep(source, OwnThread.call(() -> found(source)));
    }

    private Hooks found(Source source) {
        return trusted
                ? compiled(source, Tier.TRUSTED)
                : KeptScripts.find(source).orElseGet(() -> compiled(source, Tier.CONFINED));
    }

    private static Hooks compiled(Source source, Tier tier) {
        HostGroovy.require();
        return tier.compile(source);
    }

    private synchronized Optional<Hooks> known(Source source) {
        return Optional.ofNullable(compiled.get(source));
    }

    /** If several threads compile the same script, all use the hooks of the first. */
    private synchronized Hooks keep(Source source, Hooks hooks) {
        Hooks first = compiled.putIfAbsent(source, hooks);
        if (compiled.size() > REMEMBERED) {
            compiled.remove(compiled.keySet().iterator().next());
        }
        return first == null ? hooks : first;
    }
}
