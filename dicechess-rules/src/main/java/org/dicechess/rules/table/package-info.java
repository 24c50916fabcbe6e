/**
 * Geometry worked out once: per piece code and square what it can reach, as flat arrays of ints.
 *
 * <p>Memory, as counted by the footprint test of the bundled variants: 143 KiB for chess, 611 for Grand Dice Chess (144
 * squares), 1.8 MiB for 29 kinds on 96 squares with 2016 arrays, 7.7 MiB for 48 kinds on 256 squares. All of it is
 * worked out at load but the paths of walks, which are kept when first asked for, at most 5 MiB of them.
 */
@NullMarked
package org.dicechess.rules.table;

import org.jspecify.annotations.NullMarked;
