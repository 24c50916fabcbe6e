package org.dicechess.examples.webhost.store;

import java.util.Map;

/**
 * What is fixed when a game is made.
 *
 * @param id an unguessable id
 * @param variant the id of the variant
 * @param options the options that the creator chose
 * @param rules the rules hash that the game began with
 * @param pack the hash of the files of a variant of the owner's folder; empty for a bundled variant
 * @param clock the clock, as the creator chose it
 * @param listed whether the lobby shows the game while a seat is free
 * @param created when, in milliseconds since 1970
 */
public record GameRow(
        String id,
        String variant,
        Map<String, String> options,
        String rules,
        String pack,
        String clock,
        boolean listed,
        long created) {}
