package org.dicechess.examples.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Movements of the format in the notation of definitions, as the documents of both say. */
class MovementTest {

    @ParameterizedTest
    @CsvSource({
        "fmWfceFifmnD, fmWfcFifmnD, fmWfcFifmnD",
        "fsW, fsW, fsW",
        "frlR, fsR, fsR",
        "fKbR, fWfFbR, fWfFbR",
        "sK, sWF, sWF",
        "fN, ffN, ffN",
        "mfhNcfW, fhmNfcW, fhmNfcW",
        "hlN, lfNfrNblNrbN, rfNflNbrNlbN",
        "lfrbB, flBbrB, frBblB",
        "FRrbB, FRbrB, FRblB",
        "mQ2cQ2, mQ2cQ2, mQ2cQ2",
        "WW, R, R",
        "KK, Q, Q",
        "NN2, NN, NN",
        "N3, N3, N3",
        "R1, W, W",
        "L, C, C",
        "J, Z, Z",
        "nZ, [W-F-F], [W-F-F]",
        "pW, pR, pR",
        "gBgR, gBgR, gBgR",
        "mRpRmFpB2, mRpRmFpB2, mRpRmFpB2",
        "nF, none, none",
        "nC, none, none",
        "DD, none, none",
        "pN, none, none",
        "mcF, F, F",
        "fBfrQ2mQ, flBrcR2frcB2mQ, frBlcR2flcB2mQ",
        "NnN, nN, nN",
        "KcK, KcK, KcK"
    })
    void textsAreThoseOfDefinitions(String betza, String white, String black) {
        Movement movement = Movement.of(betza);
        assertThat(MovementText.of(movement.parts(), true, false)).isEqualTo(white);
        assertThat(MovementText.of(movement.parts(), false, false)).isEqualTo(black);
    }
}
