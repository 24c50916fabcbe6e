package org.dicechess.examples.benchmarks;

import java.util.Locale;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;

/** Loads one variant in a fresh process, and prints the milliseconds that it took, and the rules hash. */
final class LoadOnce {

    private LoadOnce() {}

    /** Arguments: the id, and {@code scripts} if the variant needs them. */
    public static void main(String[] args) {
        long begin = System.nanoTime();
        Variant variant = args.length == 1
                ? Loader.create().load(args[0])
                : Loader.create().scripts(GroovyScripts.confined()).load(args[0]);
        double taken = (System.nanoTime() - begin) / 1e6;
        System.out.printf(Locale.ROOT, "%.3f %s%n", taken, variant.rulesHash());
    }
}
