/** Playing: the mutable state with its generator, the cursor over it, and immutable positions. */
@NullMarked
package org.dicechess.rules.play;

import org.jspecify.annotations.NullMarked;
