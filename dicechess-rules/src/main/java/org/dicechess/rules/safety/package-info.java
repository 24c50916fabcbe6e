/** Royal safety and protection: checks, pins, legal targets in check, and pieces that may not be captured. */
@NullMarked
package org.dicechess.rules.safety;

import org.jspecify.annotations.NullMarked;
