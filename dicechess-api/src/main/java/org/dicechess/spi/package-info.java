/** What authors of hooks, definition packs and dice sources implement. */
@NullMarked
package org.dicechess.spi;

import org.jspecify.annotations.NullMarked;
