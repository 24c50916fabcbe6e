package org.dicechess.rules;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Description;
import org.dicechess.rules.hooks.HookFinder;
import org.dicechess.spi.ScriptCompiler;

/**
 * Everything that a variant is made of, except the files that its definition refers to. Compilers are compared by
 * {@code equals}. Hooks of the host are the same if they are the same object with the same version.
 *
 * @param id the id that the definition must state; empty if it may state any
 * @param name the name of the definition, for messages
 * @param bytes the text of the definition; nobody may change the array
 */
record Ingredients(
        Optional<String> id,
        String name,
        byte[] bytes,
        Map<String, String> options,
        List<ScriptCompiler> compilers,
        Map<String, HookFinder.Registered> hooks) {

    /** Copies the collections, because a loader goes on changing its own. */
    Ingredients {
        options = new LinkedHashMap<>(options);
        compilers = List.copyOf(compilers);
        hooks = new LinkedHashMap<>(hooks);
    }

    /** Returns the same ingredients without the hooks of the host. */
    Ingredients withoutHooks() {
        return new Ingredients(id, name, bytes, options, compilers, Map.of());
    }

    /** Returns the same ingredients without the options that state their default. */
    Ingredients withoutDefaults(Description description) {
        Map<String, String> others = new LinkedHashMap<>(options);
        description.options().forEach(option -> others.remove(option.name(), option.defaultValue()));
        return new Ingredients(id, name, bytes, others, compilers, hooks);
    }

    /** Returns the same ingredients with another value of an option. */
    Ingredients with(String option, String value) {
        Map<String, String> changed = new LinkedHashMap<>(options);
        changed.put(option, value);
        return new Ingredients(id, name, bytes, changed, compilers, hooks);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ingredients that
                && id.equals(that.id)
                && name.equals(that.name)
                && Arrays.equals(bytes, that.bytes)
                && options.equals(that.options)
                && compilers.equals(that.compilers)
                && KeptHooks.of(hooks).are(that.hooks);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + Arrays.hashCode(bytes);
    }
}
