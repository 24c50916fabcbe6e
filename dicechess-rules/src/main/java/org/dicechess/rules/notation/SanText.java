package org.dicechess.rules.notation;

import java.util.List;

/** How one listed event may be written in algebraic notation. */
sealed interface SanText permits SanMove, SanFixed {

    /** The text without anything that tells the event from others; events with equal keys are rivals. */
    String key();

    /** The shortest text that tells the event from its rivals, as far as a text can. */
    String among(SanRivals rivals);

    /** Every text that a reader accepts for the event, as long as no other event accepts it too. */
    List<String> forms();
}
