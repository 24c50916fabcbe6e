package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces in hand: who gets them, where they are put down, and what the endings make of them. */
class HandsTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 4, ranks: 4}
            areas: {behind: {white: [all, not rank 4]}, last: {white: rank 4}}
            pieces:
              pawn:  {symbol: P, move: fWfceF, promotion: {area: last, to: tokin}}
              tokin: {symbol: +P, move: WfF, demoted: pawn}
              rook:  {symbol: R, move: R}
              king:  {symbol: K, move: K, royal: true}
            check: {}
            hands: {}
            turn: {one-of: [move, {drop: [{kinds: pawn, to: behind, file: {pieces: pawn, at-most: 0}, mates: never}, {kinds: rook}]}]}
            endings: {checkmate: {when: checkmate, result: loses}, stalemate: {when: stalemate, result: draws}}
            setup: 3k/4/4/K3[] w - - 0 1
            """;

    private static Variant variant(String... changes) {
        String text = GAME;
        for (int at = 0; at < changes.length; at += 2) {
            assertThat(text).contains(changes[at]);
            text = text.replace(changes[at], changes[at + 1]);
        }
        return Loader.create().load("trial", text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> drops(Position position) {
        return position.node().events().stream()
                .map(Event::text)
                .filter(text -> text.contains("@"))
                .sorted()
                .toList();
    }

    private static Map<String, Integer> hand(Position position, Color side) {
        return position.hand(side).entrySet().stream()
                .collect(Collectors.toMap(entry -> entry.getKey().name(), Map.Entry::getValue));
    }

    /** Each captured piece goes to one hand, a promoted one as what it was. */
    @ParameterizedTest
    @CsvSource({
        "captor, rook=1, ''",
        "owner, '', rook=1",
        "nobody, '', ''",
    })
    void aCapturedPieceGoesToAHand(String captured, String white, String black) {
        Position before =
                variant("hands: {}", "hands: {captured: " + captured + "}").position("r2k/4/4/R2K[] w - - 0 1");
        Position after = before.after(before.variant().notation().event(before, "a1a4"));
        assertThat(hand(after, Color.WHITE)).hasToString("{" + white + "}");
        assertThat(hand(after, Color.BLACK)).hasToString("{" + black + "}");
    }

    @Test
    void aPromotedPieceIsHeldAsWhatItWas() {
        Position before = variant().position("+p2k/4/4/R2K[r] w - - 0 1");
        Position after = before.after(before.variant().notation().event(before, "a1a4"));
        assertThat(after.text()).isEqualTo("R2k/4/4/3K[Pr] b - - 0 1");
        assertThat(hand(after, Color.WHITE)).isEqualTo(Map.of("pawn", 1));
        assertThat(hand(after, Color.BLACK)).isEqualTo(Map.of("rook", 1));
    }

    /** A pawn on b2 keeps further ones from file b; rank 4 is forbidden, and d3 and a1 are occupied. */
    @Test
    void dropsFollowTheFiltersOfTheirStage() {
        Position position = variant().position("2k1/4/1P1p/K3[PRRr] w - - 0 1");
        assertThat(drops(position).stream().filter(text -> text.startsWith("P")))
                .containsExactly("P@a2", "P@a3", "P@c1", "P@c2", "P@c3", "P@d1", "P@d3");
        assertThat(drops(position).stream().filter(text -> text.startsWith("R")))
                .hasSize(16 - 4);
    }

    /** The rook on a4 gives check: only drops between it and the king on a1 are left. */
    @Test
    void aDropMustEndACheck() {
        Position position = variant().position("r2k/4/4/K3[PR] w - - 0 1");
        assertThat(drops(position)).containsExactly("P@a2", "P@a3", "R@a2", "R@a3");
        assertThatThrownBy(() -> position.variant().notation().event(position, "R@b2"))
                .hasMessageContaining("after it White's royal would be attacked");
    }

    /** Moves to rank 3 promote, drops do not. No pawn is put down on rank 4. */
    @Test
    void aPieceMayStandWhereADropHasPutIt() {
        Variant variant = variant("last: {white: rank 4}", "last: {white: [rank 3, rank 4]}");
        Position before = variant.position("3k/4/4/K3[P] w - - 0 1");
        Position after = before.after(variant.notation().event(before, "P@b3"));
        assertThat(variant.position(after.text())).isEqualTo(after);
        assertThatThrownBy(() -> variant.position("1P1k/4/4/K3[] b - - 0 1"))
                .isInstanceOf(NotationException.class)
                .hasMessageEndingWith("a pawn stands on b4, where it has to promote");
    }

    /** The king on a4 is shut in by a rook on b1 and one on d3. A pawn on a3 would mate; a rook may. */
    @Test
    void aPawnThatIsPutDownMayNotGiveMate() {
        String mating = "k3/3R/4/1R1K[PR] w - - 0 1";
        Position position = variant().position(mating);
        assertThat(drops(position)).contains("R@a1", "R@a2").doesNotContain("P@a3");
        Position free = variant(", mates: never", "").position(mating);
        assertThat(free.after(free.variant().notation().event(free, "P@a3")).node())
                .isInstanceOf(Node.End.class);
        assertThat(position.after(position.variant().notation().event(position, "R@a2"))
                        .node())
                .isInstanceOf(Node.End.class);
    }

    /** A rook on a4 would be mate on a bare board; the rook in hand can be put on a2 or a3. */
    @Test
    void aSideThatCanPutAPieceBetweenIsNotMated() {
        assertThat(variant().position("r2k/1r2/4/K3[] w - - 0 1").node()).isInstanceOf(Node.End.class);
        assertThat(variant().position("r2k/1r2/4/K3[R] w - - 0 1").node()).isInstanceOf(Node.Decision.class);
        assertThat(variant().position("3k/1r2/2r1/K3[] w - - 0 1").node()).isInstanceOf(Node.End.class);
        assertThat(variant().position("3k/1r2/2r1/K3[R] w - - 0 1").node()).isInstanceOf(Node.Decision.class);
    }

    @Test
    void aVariantTellsWhatItsHandsMayHold() {
        assertThat(variant().handTypes()).extracting(PieceType::name).containsExactly("pawn", "rook");
        assertThat(variant("hands: {}", "hands: {pieces: rook}").handTypes())
                .extracting(PieceType::name)
                .containsExactly("rook");
    }

    @Test
    void textsOfHandsAreReadBack() {
        Variant variant = variant();
        assertThat(variant.position("3k/4/4/K3[rPRp] w - - 0 1").text()).isEqualTo("3k/4/4/K3[PRpr] w - - 0 1");
        assertThat(variant.position("3k/4/4/K3[12P3r] w - - 0 1").text()).isEqualTo("3k/4/4/K3[12Prrr] w - - 0 1");
        assertThat(variant.position("3k/4/4/K3 w - - 0 1").text()).isEqualTo("3k/4/4/K3[] w - - 0 1");
        assertThatThrownBy(() -> variant.position("3k/4/4/K3[K] w - - 0 1"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("'K', expected pieces that a hand may hold");
    }

    /** Positions that differ by a hand alone are not equal, and what is played is taken back. */
    @Test
    void handsArePartOfThePosition() {
        Variant variant = variant();
        Position one = variant.position("3k/4/4/K3[P] w - - 0 1");
        assertThat(one).isNotEqualTo(variant.position("3k/4/4/K3[p] w - - 0 1"));
        Cursor cursor = variant.position("r2k/4/4/R2K[] w - - 0 1").cursor();
        long key = cursor.key();
        int[] events = new int[variant.eventBound()];
        int end = cursor.list(events, 0);
        for (int event : Arrays.copyOf(events, end)) {
            cursor.play(event);
            cursor.undo();
            assertThat(cursor.key()).isEqualTo(key);
            assertThat(cursor.position().text()).isEqualTo("r2k/4/4/R2K[] w - - 0 1");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "P@b4, White has no pawn in hand",
        "R@d4, a piece stands on d4",
        "R@e1, there is no square e1",
        "r@b2, the rook is not White's",
    })
    void theReasonWhyAPieceCannotBePutDown(String drop, String reason) {
        Position position = variant().position("3k/4/4/K3[R] w - - 0 1");
        assertThatThrownBy(() -> position.variant().notation().event(position, drop))
                .hasMessageContaining(reason);
    }

    @Test
    void theReasonWhyAStageForbidsADrop() {
        Position position = variant().position("3k/4/P3/K3[P] w - - 0 1");
        assertThatThrownBy(() -> position.variant().notation().event(position, "P@a3"))
                .hasMessageContaining("such a piece stands on the file of a3");
        assertThatThrownBy(() -> position.variant().notation().event(position, "P@b4"))
                .hasMessageContaining("b4 is not in 'behind'");
    }

    /** A side without a rook on the board or in its hand loses; a rook in hand counts, unless an area is named. */
    @ParameterizedTest
    @CsvSource({
        "'', true, false",
        "', in: board', true, true",
    })
    void piecesInHandCountWhereNoAreaIsNamed(String in, boolean bare, boolean held) {
        Variant variant = variant(
                "areas: {",
                "areas: {board: [all], ",
                "endings: {",
                "endings: {gone: {when: none-left, pieces: rook" + in + ", result: loses}, ",
                "3k/4/4/K3[]",
                "rk2/4/4/2KR[]");
        assertThat(variant.position("3k/4/4/K2r[] w - - 0 1").node() instanceof Node.End)
                .isEqualTo(bare);
        assertThat(variant.position("3k/4/4/K2r[R] w - - 0 1").node() instanceof Node.End)
                .isEqualTo(held);
    }

    /** Kings alone are dead, and one pawn more is; a rook in hand, or two pawns in hands, are alive. */
    @ParameterizedTest
    @CsvSource({
        "3k/4/4/K3[] w - - 0 1, true",
        "3k/4/4/K3[P] w - - 0 1, true",
        "3k/4/4/K3[p] w - - 0 1, true",
        "3k/4/4/K3[Pp] w - - 0 1, false",
        "3k/4/4/K3[R] w - - 0 1, false",
        "3k/4/4/KR2[] w - - 0 1, false",
        "3k/2p1/4/K3[] w - - 0 1, true",
        "3k/2p1/4/K3[P] w - - 0 1, false",
    })
    void materialCountsPiecesInHand(String text, boolean dead) {
        Variant variant = variant(
                "endings: {",
                "endings: {dead: {when: material, only: king, and-one: pawn, result: draws}, ",
                "K3[]",
                "KR2[]");
        assertThat(variant.position(text).node() instanceof Node.End).isEqualTo(dead);
    }

    /** A bishop in hand may be put on either colour. */
    @Test
    void aPieceInHandStandsOnNoColour() {
        Variant variant = variant(
                "  rook:  {symbol: R, move: R}",
                "  rook:  {symbol: R, move: B}",
                "endings: {",
                "endings: {dead: {when: material, only: [king, rook], one-colour: rook, result: draws}, ",
                "K3[]",
                "K3[P]");
        assertThat(variant.position("3k/4/4/KR2[] w - - 0 1").node()).isInstanceOf(Node.End.class);
        assertThat(variant.position("3k/4/4/KR2[R] w - - 0 1").node()).isInstanceOf(Node.Decision.class);
    }

    /** A king that is shut in has no move; with a pawn in hand its side has one that the filters allow. */
    @Test
    void aDropIsPossible() {
        Variant variant = variant(
                "stalemate: {when: stalemate, result: draws}",
                "none: {when: {not: {possible: {kinds: pawn}}}, side: to-move, result: draws}",
                "K3[]",
                "K3[Pp]");
        assertThat(variant.position("3k/4/4/K3[p] w - - 0 1").node()).isInstanceOf(Node.End.class);
        assertThat(variant.position("3k/4/4/K3[P] w - - 0 1").node()).isInstanceOf(Node.Decision.class);
    }

    /** While a rook is in hand it must be put down; the king on a1 has three moves afterwards. */
    @Test
    void conditionsAskForPiecesInHand() {
        Variant variant = variant(
                "turn: {one-of: [move, {drop",
                "turn: {when: {pieces: rook, in: hand}, then: {drop: {}}, else: {one-of: [move, {drop",
                "{kinds: rook}]}]}",
                "{kinds: rook}]}]}}",
                ", mates: never",
                "",
                "check: {}",
                "",
                "endings: {checkmate: {when: checkmate, result: loses}, stalemate: {when: stalemate, result: draws}}",
                "endings: {gone: {when: none-left, pieces: king, result: loses}}");
        assertThat(variant.position("3k/4/4/K3[R] w - - 0 1").node().events()).hasSize(14);
        assertThat(variant.position("3k/4/4/K3[] w - - 0 1").node().events()).hasSize(3);
    }
}
