/**
 * Collections of numbers, pairs and sets in which equal entries are kept once, and the exception for tables that are
 * too large. large.
 */
@NullMarked
package org.dicechess.rules.store;

import org.jspecify.annotations.NullMarked;
