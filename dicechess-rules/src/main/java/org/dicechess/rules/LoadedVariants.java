package org.dicechess.rules;

import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.dicechess.Variant;

/**
 * A cache of the variants that were loaded last. A variant is found again by everything it was made of: texts are
 * compared in full, and the files that a definition refers to are read again each time. When memory runs short, the
 * garbage collector removes variants that the host does not use. A variant with hooks of the host is kept only while
 * the host uses it, so that no class loader of a plugin outlives the plugin's use.
 */
final class LoadedVariants {

    /** The most variants that are kept; beyond it, the variants that were used longest ago are removed. */
    static final int MOST = 64;

    /** The variants, the one that was used last first. */
    private final List<SoftReference<Loaded>> loaded = new ArrayList<>();

    /**
     * A variant and what it was made of.
     *
     * @param ingredients without the hooks of the host
     */
    private record Loaded(
            Ingredients ingredients, int hash, KeptHooks hooks, Sources sources, Supplier<Optional<Variant>> variant) {

        static Loaded of(Ingredients ingredients, Sources sources, Variant variant) {
            Ingredients kept = ingredients.withoutHooks();
            KeptHooks hooks = KeptHooks.of(ingredients.hooks());
            WeakReference<Variant> weak = new WeakReference<>(variant);
            Optional<Variant> strong = Optional.of(variant);
            return new Loaded(
                    kept,
                    ingredients.hashCode(),
                    hooks,
                    sources.closed(),
                    ingredients.hooks().isEmpty() ? () -> strong : () -> Optional.ofNullable(weak.get()));
        }

        boolean isMadeOf(Ingredients others, int otherHash, Sources read) {
            return hash == otherHash
                    && ingredients.equals(others.withoutHooks())
                    && hooks.are(others.hooks())
                    && sources.agreesWith(read);
        }
    }

    /** Returns the variant that was made of the same ingredients and files; empty if none is kept. */
    Optional<Variant> find(Ingredients ingredients, Sources sources) {
        int hash = ingredients.hashCode();
        for (SoftReference<Loaded> reference : snapshot()) {
            Loaded one = reference.get();
            Optional<Variant> variant =
                    one == null ? Optional.empty() : one.variant().get();
            if (one != null && variant.isPresent() && one.isMadeOf(ingredients, hash, sources)) {
                moveToFront(reference);
                return variant;
            }
        }
        return Optional.empty();
    }

    /** Keeps a variant and returns it. If another thread has kept an equal one meanwhile, returns that one. */
    synchronized Variant keep(Ingredients ingredients, Sources sources, Variant variant) {
        Optional<Variant> other = find(ingredients, sources);
        if (other.isPresent()) {
            return other.get();
        }
        removeCleared();
        loaded.add(0, new SoftReference<>(Loaded.of(ingredients, sources, variant)));
        while (loaded.size() > MOST) {
            loaded.remove(loaded.size() - 1);
        }
        return variant;
    }

    /** Returns the number of variants that are kept, including those that the garbage collector has cleared. */
    synchronized int size() {
        return loaded.size();
    }

    private void removeCleared() {
        for (int i = loaded.size() - 1; i >= 0; i--) {
            Loaded one = loaded.get(i).get();
            if (one == null || one.variant().get().isEmpty()) {
                loaded.remove(i);
            }
        }
    }

    private synchronized List<SoftReference<Loaded>> snapshot() {
        return List.copyOf(loaded);
    }

    private synchronized void moveToFront(SoftReference<Loaded> reference) {
        if (loaded.remove(reference)) {
            loaded.add(0, reference);
        }
    }
}
