/**
 * Betza notation: text such as {@code fmWfceFifmnD} to rides, without a board.
 *
 * <p>{@link org.dicechess.rules.betza.Betza} states the dialect.
 */
@NullMarked
package org.dicechess.rules.betza;

import org.jspecify.annotations.NullMarked;
