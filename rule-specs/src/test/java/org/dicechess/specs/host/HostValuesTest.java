package org.dicechess.specs.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.dicechess.Action;
import org.dicechess.CastlingRight;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.Direction;
import org.dicechess.Edit;
import org.dicechess.Ending;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Notation;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Purpose;
import org.dicechess.Reach;
import org.dicechess.Result;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.picture.Picture;
import org.dicechess.specs.VariantSpec;
import org.dicechess.spi.DiceSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values that hosts read from moves, positions and variants. Expected values are those of the rules. */
class HostValuesTest {

    private final Variant chess = VariantSpec.variant("chess");
    private final Variant walks = VariantSpec.variant("d4-d6-chess", GroovyScripts.confined());
    private final Variant three = VariantSpec.variant("dice-chess-three");
    private final Variant grand = VariantSpec.variant("grand-dice-chess");
    private final Variant dice = VariantSpec.variant("dice-chess");

    private static Move move(Position position, String text) {
        return (Move) position.variant().notation().event(position, text);
    }

    private static Square at(String text) {
        return Square.of(text);
    }

    @Test
    void aPromotionTellsWhatThePieceBecomes() {
        Position position = chess.position("1n6/P7/8/8/8/8/8/K1k5 w - - 0 1");
        Move promotion = move(position, "a7b8n");
        assertThat(promotion.promotion().orElseThrow().text()).isEqualTo("N");
        assertThat(promotion.arrival()).isEqualTo(promotion.promotion());
        assertThat(promotion.isDrop()).isFalse();
        assertThat(promotion).isNotInstanceOf(Action.class);
        Move step = move(position, "a1a2");
        assertThat(step.promotion()).isEmpty();
        assertThat(step.arrival().orElseThrow().text()).isEqualTo("K");
        assertThat(step.partner()).isEmpty();
    }

    @Test
    void castlingTellsItsPartner() {
        Position position = chess.position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assertThat(move(position, "e1g1").partner()).contains(at("h1"));
        assertThat(move(position, "e1c1").partner()).contains(at("a1"));
        Variant shuffled = VariantSpec.variant("chess960");
        Move still = move(shuffled.position("6k1/8/8/8/8/8/8/6KR w H - 0 1"), "g1h1");
        assertThat(still.from()).isEqualTo(still.to()).contains(at("g1"));
        assertThat(still.partner()).contains(at("h1"));
    }

    @Test
    void actionsAreEventsOfTheirOwnKind() {
        // A Cavalo in the promotion area (a3-a6, h3-h6) becomes another piece.
        Position position = walks.position("8/8/8/C^n7/3r4/2R5/8/8 w - - 0 1");
        List<Event> events = ((Node.Decision) position.node()).events();
        List<Action> actions = events.stream()
                .filter(Action.class::isInstance)
                .map(Action.class::cast)
                .toList();
        assertThat(actions)
                .extracting(Action::name)
                .containsOnly("promote-cavalo")
                .hasSize(5);
        Action action = actions.get(0);
        assertThat(action.action()).contains("promote-cavalo");
        assertThat(action.from()).isEqualTo(action.to()).contains(at("a5"));
        assertThat(action.promotion().orElseThrow().type().name()).isEqualTo("rato");
        Move bare = Move.of(action.text(), action.edits(), action.spent(), action.path());
        assertThat(bare).isNotEqualTo(action);
        assertThat(action).isNotEqualTo(bare);
        assertThat(bare.as("promote-cavalo")).isEqualTo(action).hasSameHashCodeAs(action);
        assertThat(bare.as("third-cavalo")).isNotEqualTo(action);
        assertThat(position.after(bare.as("promote-cavalo"))).isEqualTo(position.after(action));
    }

    @Test
    void wordsSayWhatComesNext() {
        assertThat(GameRecord.from(chess.start()).words()).isEqualTo("White moves");
        assertThat(GameRecord.from(chess.start()).purpose().orElseThrow().text())
                .isEqualTo("White moves");
        assertThat(GameRecord.from(dice.start()).purpose()).isEmpty();
        assertThatThrownBy(() -> chess.start().counter("\u202e".repeat(100_000)))
                .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(600).doesNotContain("\u202e"));
        assertThat(GameRecord.from(dice.start()).words()).isEqualTo("White rolls 2 dice");
        GameRecord moved = GameRecord.from(dice.start()).after("[1 1]").after("e2e4");
        assertThat(moved.words()).isEqualTo("Black rolls 2 dice");
        assertThat(moved.concluded(Conclusion.resignation(Color.BLACK)).words()).isEqualTo("Black resigns: White wins");
        assertThat(moved.concluded(Conclusion.timeLoss(Color.WHITE).because("flag"))
                        .words())
                .isEqualTo("White has no time left (flag): Black wins");
        assertThat(moved.concluded(Conclusion.timeDraw(Color.BLACK)).words()).isEqualTo("Black has no time left: draw");
        assertThat(moved.concluded(Conclusion.abandonment(Color.WHITE)).words())
                .isEqualTo("White has left the game: Black wins");
        GameRecord mate = GameRecord.from(chess.start());
        for (String move : List.of("f2f3", "e7e5", "g2g4", "d8h4")) {
            mate = mate.after(move);
        }
        assertThat(mate.words()).isEqualTo("checkmate: Black wins");
        assertThat(mate.end()).contains(new Node.End(Result.BLACK_WINS, "checkmate", "chess-35"));
        GameRecord agreed = GameRecord.from(chess.start()).concluded(Conclusion.agreement());
        assertThat(agreed.words()).isEqualTo("agreement: draw");
        assertThat(agreed.end()).isEmpty();
        assertThat(agreed.purpose()).isEmpty();
        assertThat(agreed.position().purpose()).isPresent();
        assertThat(agreed.explain("e2e4")).contains("the game is over: agreement");
        assertThat(moved.concluded(Conclusion.timeLoss(Color.WHITE).because("flag"))
                        .explain("[1 1]"))
                .contains("the game is over: White has no time left (flag)");
    }

    /** The rules of the stage allow four actions at any time; the pieces often allow none. */
    @Test
    void wordsNameOnlyWhatIsPossible() {
        Random random = new Random(12);
        int without = 0;
        Position position = walks.start();
        for (int i = 0; i < 1_500; i++) {
            if (position.node() instanceof Node.Decision decision) {
                String words = position.purpose().orElseThrow().text();
                Set<String> possible = decision.events().stream()
                        .filter(Action.class::isInstance)
                        .map(event -> ((Action) event).name())
                        .collect(Collectors.toSet());
                for (String name : List.of("move-guarda", "place-guarda", "promote-cavalo", "third-cavalo")) {
                    assertThat(words.contains(name.replace('-', ' '))).as(words).isEqualTo(possible.contains(name));
                }
                assertThat(words.contains(" action")).as(words).isEqualTo(!possible.isEmpty());
                boolean selects = decision.events().stream().anyMatch(Selection.class::isInstance);
                assertThat(words.contains("selects a piece")).as(words).isEqualTo(selects);
                without += selects && possible.isEmpty() ? 1 : 0;
                position = position.after(
                        decision.events().get(random.nextInt(decision.events().size())));
            } else if (position.node() instanceof Node.Chance chance) {
                position = position.after(DiceSource.of(random).roll(chance));
            } else {
                position = walks.start();
            }
        }
        assertThat(without).isPositive();
    }

    /** Each of the two dice faces one Rinoceronte, so a roll has no order but that of the steps. */
    @Test
    void diceOfTheStepsOfADealAreNotEqual() {
        Variant rinoceronte = VariantSpec.variant("d4-d6-chess-rinoceronte", GroovyScripts.confined());
        GameRecord game = GameRecord.from(rinoceronte.start());
        assertThat(game.words()).isEqualTo("the setup is dealt by a roll of 2 dice");
        Node.Chance deal = (Node.Chance) game.node();
        assertThat(deal.deals()).isTrue();
        assertThat(deal.outcomes()).hasSize(16);
        assertThat(deal.dice().dice()).hasSize(2).doesNotHaveDuplicates();
        assertThat(deal.dice().dice()).extracting(die -> die.faces()).containsOnly(List.of(1, 2, 3, 4));
        assertThat(game.explain("[5 1]").orElseThrow()).contains("expected [1 1] to [4 4] (rino-1)");
        assertThat(game.after("[4 1]").position())
                .isNotEqualTo(game.after("[1 4]").position());
        assertThat(((Node.Chance) dice.start().node()).deals()).isFalse();
    }

    @Test
    void aPurposeSaysWhatIsAsked() {
        Position start = walks.start();
        Purpose first = start.purpose().orElseThrow();
        assertThat(first.kinds()).containsExactly(Purpose.Kind.SELECT, Purpose.Kind.ACT);
        assertThat(first.actions()).containsExactly("move-guarda", "place-guarda", "promote-cavalo", "third-cavalo");
        assertThat(first.text())
                .startsWith("White selects a piece and its dice, or does one of the actions move guarda, ");
        Position chosen = start.after("c1:d6");
        assertThat(chosen.purpose()).isEmpty();
        Purpose walk = chosen.after("[2]").purpose().orElseThrow();
        assertThat(walk.kinds()).containsExactly(Purpose.Kind.WALK);
        assertThat(walk.text()).isEqualTo("White walks with the formiga on c1 and the roll [2]");
        assertThat(chess.start().purpose().orElseThrow().text()).isEqualTo("White moves");
        assertThat(dice.start().after("[1 2]").purpose().orElseThrow().text())
                .isEqualTo("White moves with the roll [1 2]");
        Position stuck = dice.start().after("[3 4]");
        assertThat(stuck.purpose().orElseThrow().kinds()).containsExactly(Purpose.Kind.PASS);
        assertThat(stuck.purpose().orElseThrow().text()).isEqualTo("White has no move and passes");
    }

    @Test
    void aRollTellsWhichKindsItLetsMove() {
        assertThat(allowed(dice.start().after("[1 3]"))).containsExactly("pawn", "bishop");
        assertThat(allowed(dice.start().after("[3 3]")))
                .containsExactly("pawn knight bishop rook queen king", "pawn knight bishop rook queen king");
        assertThat(allowed(dice.start())).isEmpty();
        assertThat(allowed(chess.start())).isEmpty();
        assertThat(allowed(walks.start().after("c1:d6").after("[2]"))).containsExactly("");
        Variant three = VariantSpec.variant("dice-chess-three");
        assertThat(allowed(three.start().after("[1 1 2]").after("e2e4"))).containsExactly("pawn", "knight");
    }

    private static List<String> allowed(Position position) {
        return position.rollAllows().stream()
                .map(kinds -> kinds.stream().map(PieceType::name).collect(Collectors.joining(" ")))
                .toList();
    }

    /** The turn goes on until the next one begins; a turn that is passed has no moves. */
    @Test
    void aGameTellsTheMovesOfItsLastTurn() {
        Variant three = VariantSpec.variant("dice-chess-three");
        GameRecord game = GameRecord.from(three.start());
        assertThat(game.lastEvent()).isEmpty();
        assertThat(game.lastMoves()).isEmpty();
        game = game.after("[1 1 2]").after("e2e4");
        assertThat(lastMoves(game)).containsExactly("e2e4");
        game = game.after("b1c3").after("d2d4");
        assertThat(lastMoves(game)).containsExactly("e2e4", "b1c3", "d2d4");
        game = game.after("[3 3 3]");
        assertThat(lastMoves(game)).containsExactly("e2e4", "b1c3", "d2d4");
        assertThat(game.lastEvent().orElseThrow().text()).isEqualTo("[3 3 3]");
        game = game.after("--");
        assertThat(lastMoves(game)).containsExactly("e2e4", "b1c3", "d2d4");
        game = game.after("[1 5 5]").after("e4e5");
        assertThat(lastMoves(game)).startsWith("e4e5");
    }

    private static List<String> lastMoves(GameRecord game) {
        return game.lastMoves().stream().map(Event::text).toList();
    }

    @Test
    void capturedPiecesAwaitPlacementByTheirCaptor() {
        Position position = walks.position("8/3r4/8/4c^s3/3R4/8/8/8 w - - 0 1")
                .after("d4:d4")
                .after("[1]");
        Move capture = move(position, "d4e5");
        assertThat(capture.captures()).extracting(piece -> piece.text()).containsExactly("c^s");
        Position captured = position.after(capture);
        Purpose purpose = captured.purpose().orElseThrow();
        assertThat(purpose.kinds()).containsExactly(Purpose.Kind.PLACE);
        assertThat(purpose.text()).isEqualTo("White places the cavalo that has left the board");
        Move placement = (Move) ((Node.Decision) captured.node()).events().get(0);
        assertThat(placement.isDrop()).isTrue();
        assertThat(placement.from()).isEmpty();
        assertThat(placement.promotion()).isEmpty();
        assertThat(placement.arrival().orElseThrow().type().name()).isEqualTo("cavalo");
    }

    @Test
    void diceOfARollAreKnown() {
        assertThat(dice.start().dice()).isEmpty();
        Position rolled = dice.start().after("[1 3]");
        assertThat(rolled.dice().orElseThrow()).isEqualTo(dice.dice().get(0));
        assertThat(rolled.dice().orElseThrow().dice().get(0).pieces(3))
                .extracting(PieceType::name)
                .containsExactly("bishop");
        Position walk = walks.start().after("c1:d6").after("[2]");
        assertThat(walk.dice().orElseThrow().name()).isEqualTo("d6");
        assertThat(three.dice().get(0).doublesMoveAny()).isFalse();
    }

    @Test
    void castlingRightsAndEnPassantSquaresAreValues() {
        assertThat(chess.start().castling())
                .containsExactly(
                        new CastlingRight(Color.WHITE, at("h1")),
                        new CastlingRight(Color.WHITE, at("a1")),
                        new CastlingRight(Color.BLACK, at("h8")),
                        new CastlingRight(Color.BLACK, at("a8")));
        assertThat(chess.start().enPassant()).isEmpty();
        assertThat(chess.start().after("e2e4").enPassant()).containsExactly(at("e3"));
        assertThat(chess.position("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1").castling())
                .containsExactly(new CastlingRight(Color.WHITE, at("a1")));
        assertThat(grand.start().castling()).isEmpty();
    }

    @Test
    void endingsSayWhatTheGameIsAbout() {
        assertThat(chess.hasCheck()).isTrue();
        assertThat(ending(chess, Ending.Kind.CHECKMATE).verdict()).isEqualTo(Ending.Verdict.LOSES);
        assertThat(ending(chess, Ending.Kind.CHECKMATE).isOfSideToMove()).isTrue();
        assertThat(ending(chess, Ending.Kind.REPETITION).limit()).isEqualTo(3);
        assertThat(ending(chess, Ending.Kind.COUNTER).counter()).contains("halfmove");
        assertThat(ending(chess, Ending.Kind.COUNTER).limit()).isEqualTo(100);
        assertThat(three.hasCheck()).isFalse();
        Ending kings = ending(grand, Ending.Kind.NONE_LEFT);
        assertThat(kings.pieces()).extracting(PieceType::name).containsExactly("king");
        assertThat(kings.pieces()).noneMatch(PieceType::isRoyal);
        assertThat(kings.verdict()).isEqualTo(Ending.Verdict.LOSES);
        assertThat(kings.sides()).isEqualTo(Set.of(Color.WHITE, Color.BLACK));
        Ending none = ending(walks, Ending.Kind.NONE_LEFT);
        assertThat(none.area()).contains("playing");
        assertThat(none.pieces())
                .extracting(PieceType::name)
                .containsExactly("rato", "formiga", "gata", "gato", "cavalo");
        assertThat(none.rule()).isEqualTo("d4d6-46");
    }

    private static Ending ending(Variant variant, Ending.Kind kind) {
        return variant.endings().stream()
                .filter(ending -> ending.kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void reachIsWhatAPieceDoesAlone() {
        assertThat(reach("N", "b1").moves()).containsExactly(at("d2"), at("a3"), at("c3"));
        assertThat(reach("N", "b1").captures()).containsExactly(at("d2"), at("a3"), at("c3"));
        assertThat(reach("P", "e2").moves()).containsExactly(at("e3"), at("e4"));
        assertThat(reach("P", "e2").captures()).containsExactly(at("d3"), at("f3"));
        assertThat(reach("P", "e3").moves()).containsExactly(at("e4"));
        assertThat(reach("p", "e7").moves()).containsExactly(at("e5"), at("e6"));
        assertThat(reach("Q", "d4").moves()).hasSize(27);
        assertThat(reach("K", "e1").moves()).hasSize(5);
        assertThatThrownBy(() -> reach("K", "e9")).hasMessageContaining("the board has no square e9");
    }

    private Reach reach(String piece, String square) {
        return chess.reach(piece(chess, piece), at(square));
    }

    private static Piece piece(Variant variant, String text) {
        for (int code = 1; code <= variant.pieceCodes(); code++) {
            if (variant.piece(code).text().equals(text)) {
                return variant.piece(code);
            }
        }
        throw new AssertionError(text);
    }

    @Test
    void reachOfAWalkDependsOnItsSteps() {
        // A rato walks diagonally: two steps from d4 lead two squares away, but not to b2, outside the playing area.
        Reach two = walks.reach(piece(walks, "R"), at("d4"), 2);
        assertThat(two.moves())
                .containsExactlyInAnyOrder(at("d2"), at("f2"), at("b4"), at("f4"), at("b6"), at("d6"), at("f6"));
    }

    @Test
    void picturesTellWhoDecidesAndWhatTheDiceAllow() {
        assertThat(Picture.of(dice.start().after("[3 3]")).text())
                .contains("roll: 3 (pawn or knight or bishop or rook or queen or king), 3 (pawn");
        assertThat(Picture.of(dice.start().after("[1 3]")).text()).contains("roll: 1 (pawn), 3 (bishop)");
        Position formiga = walks.start().after("c1:d6").after("[3]");
        assertThat(Picture.of(formiga).text()).contains("selected: c1 with d6");
        assertThat(Picture.of(formiga).svg())
                .isNotEqualTo(
                        Picture.of(walks.start().after("f1:d6").after("[3]")).svg());
        Position placing = VariantSpec.variant("d4-d6-chess-older", GroovyScripts.confined())
                .position("2fg1f2/2r1c^s3/7a/4Uu2/3C^nR3/2U4u/3C^n1R2/2FAGF2 w - - -1 5 c@ @6");
        assertThat(placing.turn()).isEqualTo(Color.WHITE);
        assertThat(Picture.of(placing).text()).contains("Black to move");
        Picture castling = Picture.of(VariantSpec.variant("chess960").position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1"))
                .targets(List.of(at("g1"), at("e1")));
        assertThat(castling.text()).contains("targets: e1 g1").doesNotContain("captures");
        Picture capture =
                Picture.of(chess.position("4k3/8/8/8/8/8/r7/R3K3 w - - 0 1")).targets(List.of(at("a2"), at("b1")));
        assertThat(capture.text()).contains("targets: b1\n").contains("captures: a2\n");
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "chess       | start                                  | e2e4  | pawn from e2 to e4",
                "chess       | 3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1      | e7d8q | pawn from e7 to d8, captures rook, becomes queen",
                "chess       | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1      | e5d6  | pawn from e5 to d6, captures pawn on d5",
                "chess       | 4k3/8/8/8/8/8/8/4K2R w K - 0 1         | e1g1  | king from e1 to g1, with the rook on h1",
                "dice-chess  | start                                  | [1 3] | rolls 1 and 3",
                "dice-chess  | 8/8/8/8/8/7p/4k2P/4K3 w - - 0 1 [2 3]  | --    | passes",
                "d4-d6-chess | start                                  | c1:d6 | chooses d6 for the formiga on c1",
                "d4-d6-chess | u1fgaf1u/2rc^sc^sr2/8/8/8/8/2RC^nC^nR2/U1FAGF1U w - - 0 1 c1:d6 [3] | c1c1 | formiga stays on c1",
                "chess960    | deal                                   | [518] | the roll 518 deals the setup",
                "d4-d6-chess-older | 2fg1f2/2r1c^s3/7a/4Uu2/3C^nR3/2U4u/3C^n1R2/2FAGF2 w - - -1 5 c@ @6 | c@a7"
                        + " | puts the cavalo on a7, faces south",
            })
    void anEventHasWords(String id, String position, String event, String words) {
        Variant variant = VariantSpec.variant(id, GroovyScripts.confined());
        Position now = Set.of("start", "deal").contains(position) ? variant.start() : variant.position(position);
        assertThat(now.words(variant.notation().event(now, event))).isEqualTo(words);
    }

    /** Of an event that is not possible here, such as one of another game, the words say what can be seen. */
    @Test
    void anyEventHasWords() {
        Position start = chess.start();
        assertThat(start.words(Move.of("z200z201", List.of(), List.of(), List.of())))
                .isEqualTo("changes nothing on the board");
        assertThat(start.words(new Selection(at("z26"), "d6"))).isEqualTo("chooses d6 for the piece on z26");
        Square e4 = at("e4");
        Piece pawn = piece(chess, "P");
        Move far = Move.of("a1a1,Pe4", List.of(new Edit.Put(e4, pawn)), List.of(2), List.of(at("a1"), at("a1")));
        assertThat(start.words(far)).isEqualTo("rook on a1, changes e4, uses 2");
    }

    @Test
    void nullIsNoArgument() {
        Position start = chess.start();
        Notation notation = chess.notation();
        GameRecord game = GameRecord.from(start);
        for (ThrowingCallable call : List.<ThrowingCallable>of(
                () -> start.words(null),
                () -> start.counter(null),
                () -> notation.typed(start, null),
                () -> notation.jsonMember("{}", null),
                () -> notation.jsonText("{}", null),
                () -> notation.withoutJsonMember("{}", null),
                () -> game.extra(null),
                () -> game.extraJson(null),
                () -> game.withoutExtra(null),
                () -> Conclusion.adjudication(null),
                () -> Result.winFor(null))) {
            assertThatThrownBy(call).isInstanceOf(NullPointerException.class);
        }
    }

    @Test
    void smallValues() {
        assertThat(Result.WHITE_WINS.winner()).contains(Color.WHITE);
        assertThat(Result.BLACK_WINS.winner()).contains(Color.BLACK);
        assertThat(Result.DRAW.winner()).isEmpty();
        assertThat(chess.board().index(at("a2"))).isEqualTo(8);
        assertThat(chess.board().index(at("i1"))).isEqualTo(-1);
        Node.Chance chance = (Node.Chance) dice.start().node();
        assertThat(DiceSource.of(new Random(7)).roll(chance))
                .isEqualTo(DiceSource.seeded(7).roll(chance));
        assertThat(piece(walks, "C^e").facing()).contains(Direction.EAST);
        assertThat(piece(walks, "C^e").owner()).isEqualTo(Optional.of(Color.WHITE));
        assertThat(piece(walks, "c^e").isOf(Color.WHITE)).isFalse();
    }
}
