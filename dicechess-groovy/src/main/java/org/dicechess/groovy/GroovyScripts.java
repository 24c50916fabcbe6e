package org.dicechess.groovy;

import java.util.LinkedHashMap;
import java.util.Map;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.ScriptCompiler;
import org.dicechess.spi.StepRule;

/**
 * Hooks written in Groovy. A script holds the blocks {@code step}, {@code facing} and {@code path}, one or more, and functions that they call:
 *
 * <pre>{@code
 * step { from -> [from.walk(from.facing()), from.walk(NORTH, EAST)] }
 *
 * facing { visit -> visit.in('border') ? [visit.towards('sixth-rank')] : [visit.facing()] }
 *
 * path { from -> from.directions('ways').collect { way -> rides(from.ray(way)) } }
 * }</pre>
 *
 * <p>The parameter is a {@link org.dicechess.spi.Spot}; directions and colours are named as in {@link org.dicechess.Direction}
 * and {@link org.dicechess.Color}, the words for paths as in {@link org.dicechess.spi.Waypoint}. Scripts are compiled with static
 * types, each into a class loader of its own; equal scripts are compiled once as long as they are among the last
 * {@value #REMEMBERED} of this object. Safe for use by several threads, as are the hooks.
 */
public final class GroovyScripts implements ScriptCompiler {

    /** How many compiled scripts an object keeps. */
    private static final int REMEMBERED = 64;

    private final Tier tier;
    private final Map<Source, Hooks> compiled = new LinkedHashMap<>();

    private GroovyScripts(Tier tier) {
        this.tier = tier;
    }

    /**
     * Compiles scripts of authors whom the host does not know: a script reaches the board, lists, numbers and texts and nothing
     * else, and ends within a fixed number of steps. Whatever is not known to be harmless is refused.
     */
    public static GroovyScripts confined() {
        return new GroovyScripts(Tier.CONFINED);
    }

    /** Compiles scripts that may do what the host itself may do: all of Groovy, with no limit of time or memory. */
    public static GroovyScripts trusted() {
        return new GroovyScripts(Tier.TRUSTED);
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
        if (type != StepRule.class && type != FacingRule.class && type != PathRule.class) {
            throw new IllegalArgumentException("no script defines " + type.getName() + "; expected StepRule, FacingRule or PathRule");
        }
        Hooks hooks = hooks(new Source(name, text));
        return type.cast(type == StepRule.class ? hooks.stepRule() : type == FacingRule.class ? hooks.facingRule() : hooks.pathRule());
    }

    private synchronized Hooks hooks(Source source) {
        Hooks known = compiled.get(source);
        if (known != null) {
            return known;
        }
        Hooks hooks = tier.compile(source);
        compiled.put(source, hooks);
        if (compiled.size() > REMEMBERED) {
            compiled.remove(compiled.keySet().iterator().next());
        }
        return hooks;
    }
}
