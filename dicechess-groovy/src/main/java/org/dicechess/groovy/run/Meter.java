package org.dicechess.groovy.run;
import java.util.function.Supplier;
public final class Meter { public static <T> T metered(Supplier<T> q) { return q.get(); } }
