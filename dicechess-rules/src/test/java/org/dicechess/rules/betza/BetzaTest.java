package org.dicechess.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.dicechess.rules.betza.Ride.Leap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Leaps are written {@code dx,dy}, ranges as in Betza: 0 is no limit. Every list was counted by hand. */
class BetzaTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "W     | 0,1 1,0 0,-1 -1,0",
                "F     | 1,1 1,-1 -1,-1 -1,1",
                "D     | 0,2 2,0 0,-2 -2,0",
                "A     | 2,2 2,-2 -2,-2 -2,2",
                "H     | 0,3 3,0 0,-3 -3,0",
                "G     | 3,3 3,-3 -3,-3 -3,3",
                "N     | 1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2",
                "C     | 1,3 3,1 3,-1 1,-3 -1,-3 -3,-1 -3,1 -1,3",
                "Z     | 2,3 3,2 3,-2 2,-3 -2,-3 -3,-2 -3,2 -2,3",
                "(1,4) | 1,4 4,1 4,-1 1,-4 -1,-4 -4,-1 -4,1 -1,4",
                "(4,1) | 1,4 4,1 4,-1 1,-4 -1,-4 -4,-1 -4,1 -1,4",
                "(0,5) | 0,5 5,0 0,-5 -5,0",
                "(7,7) | 7,7 7,-7 -7,-7 -7,7",
                "(0,15)| 0,15 15,0 0,-15 -15,0",
            })
    void anAtomLeapsInAllDirectionsClockwiseFromNorth(String text, String leaps) {
        assertThat(Betza.parse(text)).containsExactly(leaper(leaps));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W2         | 2  | 0,1 1,0 0,-1 -1,0",
                "W1         | 1  | 0,1 1,0 0,-1 -1,0",
                "W0         | 0  | 0,1 1,0 0,-1 -1,0",
                "WW         | 0  | 0,1 1,0 0,-1 -1,0",
                "R          | 0  | 0,1 1,0 0,-1 -1,0",
                "R4         | 4  | 0,1 1,0 0,-1 -1,0",
                "R0         | 0  | 0,1 1,0 0,-1 -1,0",
                "FF         | 0  | 1,1 1,-1 -1,-1 -1,1",
                "F99        | 99 | 1,1 1,-1 -1,-1 -1,1",
                "B          | 0  | 1,1 1,-1 -1,-1 -1,1",
                "B2         | 2  | 1,1 1,-1 -1,-1 -1,1",
                "DD         | 0  | 0,2 2,0 0,-2 -2,0",
                "NN         | 0  | 1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2",
                "N0         | 0  | 1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2",
                "CC         | 0  | 1,3 3,1 3,-1 1,-3 -1,-3 -3,-1 -3,1 -1,3",
                "(1,4)(1,4) | 0  | 1,4 4,1 4,-1 1,-4 -1,-4 -4,-1 -4,1 -1,4",
                "(1,4)3     | 3  | 1,4 4,1 4,-1 1,-4 -1,-4 -4,-1 -4,1 -1,4",
                "fR         | 0  | 0,1",
                "vR         | 0  | 0,1 0,-1",
                "sR         | 0  | 1,0 -1,0",
                "fB         | 0  | 1,1 -1,1",
            })
    void aNumberOrDoublingIsTheRangeOfALeap(String text, int range, String leaps) {
        assertThat(Betza.parse(text)).containsExactly(rider(range, leaps));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fW   | 0,1",
                "bW   | 0,-1",
                "lW   | -1,0",
                "rW   | 1,0",
                "sW   | 1,0 -1,0",
                "vW   | 0,1 0,-1",
                "fsW  | 0,1 1,0 -1,0",
                "flW  | 0,1 -1,0",
                "lfW  | 0,1 -1,0",
                "frlW | 0,1 1,0 -1,0",
                "vsW  | 0,1 1,0 0,-1 -1,0",
                "bvW  | 0,1 0,-1",
                "fD   | 0,2",
                "f(0,4) | 0,4",
            })
    void orthogonalDirectionsAddUp(String text, String leaps) {
        assertThat(Betza.parse(text)).containsExactly(leaper(leaps));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fF   | 1,1 -1,1",
                "bF   | 1,-1 -1,-1",
                "lF   | -1,-1 -1,1",
                "rF   | 1,1 1,-1",
                "flF  | -1,1",
                "lfF  | -1,1",
                "frF  | 1,1",
                "brF  | 1,-1",
                "lbF  | -1,-1",
                "fbF  | 1,1 1,-1 -1,-1 -1,1",
                "rlF  | 1,1 1,-1 -1,-1 -1,1",
                "flbrF | 1,-1 -1,1",
                "frA  | 2,2",
            })
    void diagonalDirectionsNameASideOrPairwiseOneLeap(String text, String leaps) {
        assertThat(Betza.parse(text)).containsExactly(leaper(leaps));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fN    | 1,2 -1,2",
                "ffN   | 1,2 -1,2",
                "bbN   | 1,-2 -1,-2",
                "lN    | -2,-1 -2,1",
                "rrN   | 2,1 2,-1",
                "fsN   | 2,1 -2,1",
                "bsN   | 2,-1 -2,-1",
                "lvN   | -1,-2 -1,2",
                "rvN   | 1,2 1,-2",
                "fhN   | 1,2 2,1 -2,1 -1,2",
                "bhN   | 2,-1 1,-2 -1,-2 -2,-1",
                "lhN   | -1,-2 -2,-1 -2,1 -1,2",
                "rhN   | 1,2 2,1 2,-1 1,-2",
                "vN    | 1,2 1,-2 -1,-2 -1,2",
                "sN    | 2,1 2,-1 -2,-1 -2,1",
                "lfN   | -1,2",
                "flN   | -2,1",
                "rfN   | 1,2",
                "frN   | 2,1",
                "lbN   | -1,-2",
                "blN   | -2,-1",
                "rbN   | 1,-2",
                "brN   | 2,-1",
                "fbN   | 1,2 1,-2 -1,-2 -1,2",
                "lrN   | 2,1 2,-1 -2,-1 -2,1",
                "ffrrN | 1,2 2,1 2,-1 -1,2",
                "flfrN | 2,1 -2,1",
                "f(1,4) | 1,4 -1,4",
                "lfC   | -1,3",
                "frZ   | 3,2",
            })
    void obliqueDirectionsNameHalvesPairsOrOneLeap(String text, String leaps) {
        assertThat(Betza.parse(text)).containsExactly(leaper(leaps));
    }

    @Test
    void shorthandsAreTheirPartsInOrder() {
        Ride wazir = leaper("0,1 1,0 0,-1 -1,0");
        Ride ferz = leaper("1,1 1,-1 -1,-1 -1,1");
        Ride rook = rider(0, "0,1 1,0 0,-1 -1,0");
        Ride bishop = rider(0, "1,1 1,-1 -1,-1 -1,1");
        Ride knight = leaper("1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2");
        Ride giraffe = leaper("1,4 4,1 4,-1 1,-4 -1,-4 -4,-1 -4,1 -1,4");
        assertThat(Betza.parse("K")).containsExactly(wazir, ferz);
        assertThat(Betza.parse("WF")).containsExactly(wazir, ferz);
        assertThat(Betza.parse("Q")).containsExactly(rook, bishop);
        assertThat(Betza.parse("K0")).containsExactly(rook, bishop);
        assertThat(Betza.parse("Q1")).containsExactly(wazir, ferz);
        assertThat(Betza.parse("FFWW")).containsExactly(bishop, rook);
        assertThat(Betza.parse("RF")).containsExactly(rook, ferz);
        assertThat(Betza.parse("RN")).containsExactly(rook, knight);
        assertThat(Betza.parse("B(1,4)")).containsExactly(bishop, giraffe);
        assertThat(Betza.parse("Q3")).containsExactly(rider(3, "0,1 1,0 0,-1 -1,0"), rider(3, "1,1 1,-1 -1,-1 -1,1"));
    }

    @Test
    void aHalfOfAKingHasThreeSteps() {
        assertThat(Betza.parse("fhK")).containsExactly(leaper("0,1"), leaper("1,1 -1,1"));
        assertThat(Betza.parse("lhK")).containsExactly(leaper("-1,0"), leaper("-1,-1 -1,1"));
        assertThat(Betza.parse("bhQ")).containsExactly(rider(0, "0,-1"), rider(0, "1,-1 -1,-1"));
    }

    @Test
    void goldAndSilverOfShogiAreTwoTermsEach() {
        assertThat(Betza.parse("WfF")).containsExactly(leaper("0,1 1,0 0,-1 -1,0"), leaper("1,1 -1,1"));
        assertThat(Betza.parse("FfW")).containsExactly(leaper("1,1 1,-1 -1,-1 -1,1"), leaper("0,1"));
    }

    @ParameterizedTest
    @CsvSource({
        "W, mc",
        "mW, m",
        "cW, c",
        "mcW, mc",
        "eW, e",
        "ceW, ce",
        "meW, me",
        "iW, mci",
        "nN, mcn",
        "pR, mcp",
        "mpR, mp",
        "cpB, cp",
        "imnD, min",
        "nNN, mcn",
        "pNN, mcp",
        "pR2, mcp",
    })
    void modesAreKept(String text, String modes) {
        assertThat(Betza.parse(text))
                .singleElement()
                .extracting(BetzaTest::modes)
                .isEqualTo(modes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ifmnD", "imfnD", "mnfiD", "nimfD"})
    void modifiersMayBeInAnyOrder(String text) {
        assertThat(Betza.parse(text)).containsExactly(new Ride(leaps("0,2"), 1, true, false, true, true, false, false));
    }

    @Test
    void thePawnOfChessHasThreeRides() {
        assertThat(Betza.parse("fmWfceFifmnD"))
                .containsExactly(
                        new Ride(leaps("0,1"), 1, true, false, false, false, false, false),
                        new Ride(leaps("1,1 -1,1"), 1, false, true, false, false, false, true),
                        new Ride(leaps("0,2"), 1, true, false, true, true, false, false));
    }

    @Test
    void theBerolinaPawnHasThreeRides() {
        assertThat(Betza.parse("mfFcefWimfnA"))
                .containsExactly(
                        new Ride(leaps("1,1 -1,1"), 1, true, false, false, false, false, false),
                        new Ride(leaps("0,1"), 1, false, true, false, false, false, true),
                        new Ride(leaps("2,2 -2,2"), 1, true, false, true, true, false, false));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mBcN   | m 0 1,1 1,-1 -1,-1 -1,1 ; c 1 1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2",
                "mNcB   | m 1 1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2 ; c 0 1,1 1,-1 -1,-1 -1,1",
                "mWcF   | m 1 0,1 1,0 0,-1 -1,0 ; c 1 1,1 1,-1 -1,-1 -1,1",
                "mRcpR  | m 0 0,1 1,0 0,-1 -1,0 ; cp 0 0,1 1,0 0,-1 -1,0",
                "mBcpB  | m 0 1,1 1,-1 -1,-1 -1,1 ; cp 0 1,1 1,-1 -1,-1 -1,1",
                "mQcpQ  | m 0 0,1 1,0 0,-1 -1,0 ; m 0 1,1 1,-1 -1,-1 -1,1"
                        + " ; cp 0 0,1 1,0 0,-1 -1,0 ; cp 0 1,1 1,-1 -1,-1 -1,1",
                "fmWfcF | m 1 0,1 ; c 1 1,1 -1,1",
                "nA     | mcn 1 2,2 2,-2 -2,-2 -2,2",
                "nN     | mcn 1 1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2",
                "fhNrlbR | mc 1 1,2 2,1 -2,1 -1,2 ; mc 0 1,0 0,-1 -1,0",
            })
    void wholePieces(String text, String rides) {
        assertThat(Betza.parse(text)).extracting(BetzaTest::shown).containsExactly(rides.split(" ; "));
    }

    private static Ride leaper(String leaps) {
        return rider(1, leaps);
    }

    private static Ride rider(int range, String leaps) {
        return new Ride(leaps(leaps), range == 0 ? Ride.UNLIMITED : range, true, true, false, false, false, false);
    }

    private static List<Leap> leaps(String text) {
        return Arrays.stream(text.split(" ")).map(BetzaTest::leap).toList();
    }

    private static Leap leap(String text) {
        String[] sides = text.split(",");
        return new Leap(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
    }

    private static String shown(Ride ride) {
        String range = ride.range() == Ride.UNLIMITED ? "0" : String.valueOf(ride.range());
        StringBuilder shown = new StringBuilder(modes(ride)).append(' ').append(range);
        ride.leaps()
                .forEach(leap -> shown.append(' ').append(leap.dx()).append(',').append(leap.dy()));
        return shown.toString();
    }

    private static String modes(Ride ride) {
        return (ride.quiet() ? "m" : "")
                + (ride.capture() ? "c" : "")
                + (ride.enPassant() ? "e" : "")
                + (ride.initial() ? "i" : "")
                + (ride.lame() ? "n" : "")
                + (ride.hop() ? "p" : "");
    }
}
