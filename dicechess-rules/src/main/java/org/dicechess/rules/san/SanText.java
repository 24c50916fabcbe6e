package org.dicechess.rules.san;

import java.util.List;

/** The ways to write one listed event in algebraic notation. */
sealed interface SanText permits SanMove, SanDrop, SanFixed {

    /** Returns the text without the parts that distinguish the event from others; events with equal keys are rivals. */
    String key();

    /** Returns the shortest text that distinguishes the event from its rivals, as far as a text can. */
    String among(SanRivals rivals);

    /** Returns every text that a reader accepts for the event, unless another event has it too. */
    List<String> forms();
}
