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
 * @param offers games that wait for a player in the lobby
 * @param doors connections
 */
public record Limits(
        double requests, int burst, int streams, int allStreams, int games, int levelGames, int offers, Doors doors) {

    /**
     * How many connections there may be, and how long each may take to bring a whole request.
     *
     * @param ofAddress connections of one address
     * @param all connections of all addresses
     * @param millis the milliseconds for a request line with its headers, for a body, and between two requests
     * @param largeBodies bodies of more than 8,192 bytes or of unknown length that are read at once
     */
    public record Doors(int ofAddress, int all, long millis, int largeBodies) {

        /** What suits people: browsers open six connections, and many people may share an address. */
        public static final Doors USUAL = new Doors(120, 4_000, 20_000, 60);
    }

    /** What suits people. */
    public static final Limits USUAL = new Limits(20, 100, 20, 2_000, 30, 10, 6, Doors.USUAL);

    /** What no test reaches. */
    public static final Limits NONE = new Limits(
            1e9,
            1_000_000_000,
            100_000,
            100_000,
            1_000_000_000,
            1_000_000,
            1_000_000,
            new Doors(100_000, 100_000, 20_000, 10_000));
}
