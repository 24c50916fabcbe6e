package org.dicechess.examples.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the games of one skill show. Shares are from 0 to 1.
 *
 * @param skill the player
 * @param games the number of games, without those that were stopped
 * @param stopped the games that were stopped as too long; they are no draws and count nowhere else
 * @param first the first side's share of the points; a draw is half a point
 * @param adjusted the same less what luck with the dice gave, which has the same expectation
 * @param deviation the standard deviation of the adjusted results, divided by that of the raw ones
 * @param explained the part of the variance of the results that the valued luck of the rolls explains; the true part
 *     may be more
 * @param stakes how far rolls spread the value of a position, as a part of how far rolls and choices do
 * @param draws the share of drawn games
 * @param turns the least number of turns, the quartiles and the largest one
 * @param rolls rolls in a game, on average
 * @param choices events that players chose in a game, on average
 * @param free the share of these that had an alternative
 * @param passes the share of these that were passes
 * @param moves each kind's share of the moves
 * @param values what a piece of each kind is worth; see {@link PieceValues}
 * @param deals the games by their first roll; empty unless they were asked for
 */
record SkillReport(
        String skill,
        int games,
        int stopped,
        Estimate first,
        Estimate adjusted,
        double deviation,
        Estimate explained,
        Estimate stakes,
        Estimate draws,
        List<Integer> turns,
        double rolls,
        double choices,
        Estimate free,
        Estimate passes,
        Map<String, Estimate> moves,
        Map<String, Estimate> values,
        Map<String, Deal> deals) {

    /**
     * Games with the same first roll.
     *
     * @param games the number of games
     * @param first the first side's share of the points
     * @param adjusted the same without the luck of the later rolls
     * @param draws the share of drawn games
     * @param turns turns in a game, on average
     */
    record Deal(int games, Estimate first, Estimate adjusted, Estimate draws, double turns) {}

    static SkillReport of(String skill, List<PlayedGame> all, boolean byDeal) {
        List<PlayedGame> games = all.stream().filter(game -> !game.isStopped()).toList();
        LuckAdjustment adjustment = LuckAdjustment.of(games);
        double[] choices = Estimate.numbers(games, PlayedGame::choices);
        double[] rolled = Estimate.numbers(games, PlayedGame::rolled);
        double[] stakes = Estimate.numbers(games, game -> game.rolled() + game.chosen());
        Estimate first = Estimate.share(Estimate.numbers(games, PlayedGame::result));
        return new SkillReport(
                skill,
                games.size(),
                all.size() - games.size(),
                first,
                adjustment.isAny() ? adjustment.mean() : first,
                adjustment.deviation(),
                adjustment.explained(),
                Estimate.ratio(rolled, stakes),
                draws(games),
                quartiles(games),
                Estimate.mean(Estimate.numbers(games, PlayedGame::rolls)),
                Estimate.mean(choices),
                Estimate.ratio(Estimate.numbers(games, PlayedGame::free), choices),
                Estimate.ratio(Estimate.numbers(games, PlayedGame::passes), choices),
                moves(games),
                PieceValues.of(games),
                byDeal ? deals(games, adjustment) : Map.of());
    }

    private static Estimate draws(List<PlayedGame> games) {
        return Estimate.share(Estimate.numbers(games, game -> game.result() == 0.5 ? 1 : 0));
    }

    private static List<Integer> quartiles(List<PlayedGame> games) {
        int[] turns = games.stream().mapToInt(PlayedGame::turns).sorted().toArray();
        if (turns.length == 0) {
            return List.of(0, 0, 0, 0, 0);
        }
        int last = turns.length - 1;
        return List.of(turns[0], turns[last / 4], turns[last / 2], turns[last - last / 4], turns[last]);
    }

    private static Map<String, Estimate> moves(List<PlayedGame> games) {
        TreeSet<String> kinds = new TreeSet<>();
        games.forEach(game -> kinds.addAll(game.moves().keySet()));
        double[] all = Estimate.numbers(
                games,
                game -> game.moves().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum());
        Map<String, Estimate> shares = new TreeMap<>();
        for (String kind : kinds) {
            double[] own = Estimate.numbers(games, game -> game.moves().getOrDefault(kind, 0));
            shares.put(kind, Estimate.ratio(own, all));
        }
        return shares;
    }

    private static Map<String, Deal> deals(List<PlayedGame> games, LuckAdjustment adjustment) {
        Map<String, List<Integer>> numbers = new TreeMap<>();
        for (int i = 0; i < games.size(); i++) {
            numbers.computeIfAbsent(games.get(i).deal(), deal -> new ArrayList<>())
                    .add(i);
        }
        Map<String, Deal> deals = new TreeMap<>();
        numbers.forEach((name, some) -> deals.put(name, deal(some, games, adjustment)));
        return deals;
    }

    private static Deal deal(List<Integer> numbers, List<PlayedGame> games, LuckAdjustment adjustment) {
        List<PlayedGame> some = numbers.stream().map(games::get).toList();
        Estimate first = Estimate.share(Estimate.numbers(some, PlayedGame::result));
        double[] adjusted = numbers.stream().mapToDouble(adjustment::result).toArray();
        return new Deal(
                some.size(),
                first,
                adjustment.isAny() ? adjustment.mean(adjusted) : first,
                draws(some),
                Estimate.mean(Estimate.numbers(some, PlayedGame::turns)));
    }
}
