package org.dicechess.examples.balance;

/**
 * A part of the games of a plan.
 *
 * @param number the number of the shard, from 0
 * @param of how many shards there are
 */
record Shard(int number, int of) {

    /** Reads {@code 0/4}, the first of four. */
    static Shard parse(String text) {
        if (text.matches("\\d{1,6}/[1-9]\\d{0,5}")) {
            String[] parts = text.split("/");
            Shard shard = new Shard(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
            if (shard.number < shard.of) {
                return shard;
            }
        }
        throw new BadInputException("--shard " + text + "; expected I/N with I from 0 to N - 1");
    }
}
