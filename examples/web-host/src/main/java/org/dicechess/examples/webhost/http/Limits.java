package org.dicechess.examples.webhost.http;

/**
 * How much one address may ask for.
 *
 * @param requests requests a second
 * @param burst requests at once, after a time without any
 * @param streams open streams of one address
 * @param allStreams open streams of all addresses
 * @param games new games a minute
 * @param levelGames running games against computer players
 */
public record Limits(double requests, int burst, int streams, int allStreams, int games, int levelGames) {

    /** What suits people. */
    public static final Limits USUAL = new Limits(20, 100, 20, 2_000, 30, 10);

    /** What no test reaches. */
    public static final Limits NONE = new Limits(1e9, 1_000_000_000, 100_000, 100_000, 1_000_000_000, 1_000_000);
}
