/** The rooms below, wired around one state. */
@NullMarked
package org.dicechess.rules.engine;

import org.jspecify.annotations.NullMarked;
