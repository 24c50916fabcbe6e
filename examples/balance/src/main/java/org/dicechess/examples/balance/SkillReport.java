package org.dicechess.examples.balance;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the games of one skill show. Shares are from 0 to 1. If first rolls were given in turn, games count by their
 * chances.
 *
 * @param skill the player
 * @param games the number of games, without those that were stopped
 * @param stopped the games that were stopped as too long; they are no draws and count nowhere else
 * @param covered the chance of the first rolls that were played; 1 unless they were given in turn
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
        double covered,
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

    static SkillReport of(String skill, Games games, boolean byDeal) {
        LuckAdjustment adjustment = LuckAdjustment.of(games);
        Estimate first = games.share(PlayedGame::result);
        return new SkillReport(
                skill,
                games.size(),
                games.stopped(),
                games.covered(),
                first,
                adjustment.isAny() ? adjustment.mean() : first,
                adjustment.deviation(),
                adjustment.explained(),
                games.ratio(PlayedGame::rolled, game -> game.rolled() + game.chosen()),
                games.share(PlayedGame::draw),
                Quartiles.of(games),
                games.mean(PlayedGame::rolls),
                games.mean(PlayedGame::choices),
                games.ratio(PlayedGame::free, PlayedGame::choices),
                games.ratio(PlayedGame::passes, PlayedGame::choices),
                moves(games),
                PieceValues.of(games),
                byDeal ? Deals.of(games, adjustment) : Map.of());
    }

    private static Map<String, Estimate> moves(Games games) {
        TreeSet<String> kinds = new TreeSet<>();
        games.list().forEach(game -> kinds.addAll(game.moves().keySet()));
        Map<String, Estimate> shares = new TreeMap<>();
        for (String kind : kinds) {
            shares.put(kind, games.ratio(game -> game.moves().getOrDefault(kind, 0), SkillReport::moves));
        }
        return shares;
    }

    private static int moves(PlayedGame game) {
        return game.moves().values().stream().mapToInt(Integer::intValue).sum();
    }
}
