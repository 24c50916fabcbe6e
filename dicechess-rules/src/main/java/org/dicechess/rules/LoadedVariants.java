package org.dicechess.rules;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.Variant;

/**
 * The variants that were loaded lately, by all that they were made of. Texts are compared in full, the files that
 * definitions refer to are read again each time, and the garbage collector takes what the host does not use when memory
 * runs short.
 */
final class LoadedVariants {

    /** How many are kept; of more, those that were loaded longest ago go. */
    static final int MOST = 64;

    /** The latest first. */
    private final List<SoftReference<Loaded>> loaded = new ArrayList<>();

    private record Loaded(Ingredients ingredients, int hash, Sources sources, Variant variant) {

        boolean isMadeOf(Ingredients others, int otherHash, Sources read) {
            return hash == otherHash && ingredients.equals(others) && sources.agreesWith(read);
        }
    }

    /** The variant that was made of the same. */
    Optional<Variant> find(Ingredients ingredients, Sources sources) {
        int hash = ingredients.hashCode();
        for (SoftReference<Loaded> reference : snapshot()) {
            Loaded one = reference.get();
            if (one != null && one.isMadeOf(ingredients, hash, sources)) {
                moveToFront(reference);
                return Optional.of(one.variant());
            }
        }
        return Optional.empty();
    }

    /** Keeps a variant, unless another thread has kept one of the same; gives the one that is kept. */
    synchronized Variant keep(Ingredients ingredients, Sources sources, Variant variant) {
        Optional<Variant> other = find(ingredients, sources);
        if (other.isPresent()) {
            return other.get();
        }
        removeCleared();
        loaded.add(0, new SoftReference<>(new Loaded(ingredients, ingredients.hashCode(), sources.closed(), variant)));
        while (loaded.size() > MOST) {
            loaded.remove(loaded.size() - 1);
        }
        return variant;
    }

    /** How many are kept. */
    synchronized int size() {
        return loaded.size();
    }

    private void removeCleared() {
        for (int i = loaded.size() - 1; i >= 0; i--) {
            if (loaded.get(i).get() == null) {
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
