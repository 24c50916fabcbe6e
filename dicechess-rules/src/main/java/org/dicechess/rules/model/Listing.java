package org.dicechess.rules.model;

import java.util.List;

/**
 * What lists of variants show of a game. Only the id has a meaning for the rules.
 *
 * @param about the text about the game; empty if there is none
 * @param group what the game belongs to, for the headings of lists; empty if nothing
 * @param also the other names of the game
 */
public record Listing(String id, String name, String about, String group, List<String> also) {}
