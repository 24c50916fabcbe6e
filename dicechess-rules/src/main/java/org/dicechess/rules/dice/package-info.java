/** Dice in hand as numbers, what is left when dice are spent, and the stages of the turn. */
@NullMarked
package org.dicechess.rules.dice;

import org.jspecify.annotations.NullMarked;
