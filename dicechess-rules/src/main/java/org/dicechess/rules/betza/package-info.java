/**
 * Reads Betza notation, such as {@code fmWfceFifmnD}, into rides, which know no board.
 *
 * <p>{@link org.dicechess.rules.betza.Betza} describes the dialect.
 */
@NullMarked
package org.dicechess.rules.betza;

import org.jspecify.annotations.NullMarked;
