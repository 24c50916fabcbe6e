package org.dicechess.examples.webhost.live;

import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.examples.webhost.game.Table;

/**
 * An entry with the table after it, so that no event is worked out twice.
 *
 * @param entry what happens
 * @param table the table after it
 */
record Step(Entry entry, Table table) {}
