/**
 * Dice that nobody has to trust. The host commits to a secret before it knows the seeds of the players, each roll
 * follows from the secret and the seeds, and anybody can check a {@linkplain org.dicechess.fair.FairDice transcript}
 * afterwards.
 *
 * <p>A {@link org.dicechess.fair.FairScheme} says how often secrets and seeds are renewed, and what each party could
 * still do. {@code docs/fair-dice.md} states the format and the formulas for other languages.
 */
@NullMarked
package org.dicechess.fair;

import org.jspecify.annotations.NullMarked;
