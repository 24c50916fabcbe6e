package org.dicechess.examples.players;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;

/** The variants of the tests, each loaded and evaluated once. */
public final class Games {

    private static final Map<String, Variant> VARIANTS = new ConcurrentHashMap<>();
    private static final Map<String, Evaluation> EVALUATIONS = new ConcurrentHashMap<>();

    private static final Map<Variant, Evaluation> TRAINED = Collections.synchronizedMap(new IdentityHashMap<>());

    private Games() {}

    /** Returns a bundled variant. */
    public static Variant load(String id) {
        return VARIANTS.computeIfAbsent(
                id, each -> Loader.create().scripts(GroovyScripts.trusted()).load(each));
    }

    /** Returns a variant with options. */
    public static Variant load(String id, Map<String, String> options) {
        Loader loader = Loader.create().scripts(GroovyScripts.trusted());
        options.forEach(loader::option);
        return options.isEmpty() ? load(id) : loader.load(id);
    }

    /** Returns the evaluation with trained values of a variant, worked out once for each object. */
    public static Evaluation trained(Variant variant) {
        return TRAINED.computeIfAbsent(variant, each -> new Evaluations(each).trained());
    }

    /** Returns the evaluation that follows from the definition of a bundled variant. */
    public static Evaluation evaluation(String id) {
        return EVALUATIONS.computeIfAbsent(id, each -> new Evaluations(load(each)).evaluation());
    }
}
