package org.dicechess.rules;

import java.lang.ref.WeakReference;
import java.util.LinkedHashMap;
import java.util.Map;
import org.dicechess.rules.hooks.HookFinder;

/**
 * The hooks of the host that a kept variant was made with, by id. They are held weakly: a hook may be an object of a
 * plugin, and would keep the plugin's class loader alive.
 */
record KeptHooks(Map<String, Kept> hooks) {

    private record Kept(String version, WeakReference<Object> hook) {

        boolean is(HookFinder.Registered other) {
            return hook.get() == other.hook() && version.equals(other.version());
        }
    }

    static KeptHooks of(Map<String, HookFinder.Registered> registered) {
        Map<String, Kept> kept = new LinkedHashMap<>();
        registered.forEach((id, hook) -> kept.put(id, new Kept(hook.version(), new WeakReference<>(hook.hook()))));
        return new KeptHooks(kept);
    }

    /** Returns whether these are the same objects with the same ids and versions. */
    boolean are(Map<String, HookFinder.Registered> others) {
        for (Map.Entry<String, Kept> kept : hooks.entrySet()) {
            HookFinder.Registered other = others.get(kept.getKey());
            if (other == null || !kept.getValue().is(other)) {
                return false;
            }
        }
        return hooks.size() == others.size();
    }
}
