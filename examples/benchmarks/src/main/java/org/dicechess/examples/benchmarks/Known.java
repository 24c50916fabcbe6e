package org.dicechess.examples.benchmarks;

/**
 * Positions whose numbers of leaves are known, so that no benchmark is quick by being wrong.
 *
 * <p>The numbers for chess are those of the Chess Programming Wiki, "Perft Results"; that for dice chess is the one in the
 * {@code perft.txt} of the variant.
 */
final class Known {

    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    static final int START_DEPTH = 5;
    static final int START_LEAVES = 4_865_609;
    static final int KIWIPETE_DEPTH = 4;
    static final int KIWIPETE_LEAVES = 4_085_603;

    static final int DICE_DEPTH = 3;
    /** Over the 36 cases of each throw. */
    static final int DICE_LEAVES = 39_662_272;
    /** The 21 different throws once each: what is really visited. */
    static final int DICE_VISITED = 12_597_416;

    private Known() {}

    /** Gives the number back, if it is the known one. */
    static long same(long known, long counted) {
        if (known != counted) {
            throw new IllegalStateException("counted " + counted + " leaves; expected " + known);
        }
        return counted;
    }
}
