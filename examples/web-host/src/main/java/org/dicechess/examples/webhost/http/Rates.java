package org.dicechess.examples.webhost.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** Counts what each address asks for: a bucket of tokens that fills up again with time. */
final class Rates {

    private static final int MOST_ADDRESSES = 10_000;
    private static final double NANOS = 1e9;

    private final double perSecond;
    private final double burst;
    private final LongSupplier nanos;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true);

    private record Bucket(double tokens, long at) {}

    Rates(double perSecond, double burst, LongSupplier nanos) {
        this.perSecond = perSecond;
        this.burst = burst;
        this.nanos = nanos;
    }

    /** Takes a token of an address and returns whether there was one. */
    synchronized boolean take(String address) {
        long now = nanos.getAsLong();
        double tokens = tokens(address, now);
        boolean allowed = tokens >= 1;
        buckets.put(address, new Bucket(allowed ? tokens - 1 : tokens, now));
        if (buckets.size() > MOST_ADDRESSES) {
            buckets.remove(buckets.keySet().iterator().next()); // the one that has asked for nothing for longest
        }
        return allowed;
    }

    /** Returns in how many whole seconds an address has a token; 0 if it has one. */
    synchronized long seconds(String address) {
        return (long) Math.ceil(Math.max(0, 1 - tokens(address, nanos.getAsLong())) / perSecond);
    }

    private double tokens(String address, long now) {
        Bucket bucket = buckets.getOrDefault(address, new Bucket(burst, now));
        return Math.min(burst, bucket.tokens + (now - bucket.at) / NANOS * perSecond);
    }
}
