package org.dicechess.rules.hooks;

import java.util.HashMap;
import java.util.Map;
import org.dicechess.spi.HookException;
import org.dicechess.spi.ScriptCompiler;

/**
 * The scripts of one load. Each script is compiled once, however many choices of options and places of the definition
 * name it.
 */
public final class LoadScripts {

    private final LoadFuel fuel = new LoadFuel();

    /** For each script and type the compiled hook, or the exception of the compilation. */
    private final Map<Key, Object> results;

    /** Begins a load: nothing is compiled, and nothing of the fuel is used. */
    public LoadScripts() {
        this(new HashMap<>());
    }

    private LoadScripts(Map<Key, Object> results) {
        this.results = results;
    }

    /** Begins another load, whose scripts are those of this one where they are compiled already. */
    public LoadScripts next() {
        return new LoadScripts(results);
    }

    private record Key(String name, String text, Class<?> type) {}

    /** Returns the fuel that all hooks of the load share. */
    LoadFuel fuel() {
        return fuel;
    }

    /** Returns the units of fuel that the load has used. */
    public long used() {
        return fuel.used();
    }

    /**
     * Returns the hook of a script.
     *
     * @param compiler the compiler for the ending of the name
     * @throws HookException if the script is wrong
     * @throws IllegalStateException if too many units of fuel have been used
     */
    <T> T compiled(ScriptCompiler compiler, String name, String text, Class<T> type) {
        Object result = results.computeIfAbsent(new Key(name, text, type), key -> compile(compiler, name, text, type));
        if (result instanceof HookException wrong) {
            throw wrong;
        }
        return type.cast(result);
    }

    private <T> Object compile(ScriptCompiler compiler, String name, String text, Class<T> type) {
        fuel.compile(name, text);
        try {
            return compiler.compile(name, text, type);
        } catch (HookException wrong) {
            return wrong;
        }
    }
}
