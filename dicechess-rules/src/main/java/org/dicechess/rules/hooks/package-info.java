/**
 * Finds the hooks that a definition names, asks those that are asked at load, and wraps those that are asked in play.
 */
@NullMarked
package org.dicechess.rules.hooks;

import org.jspecify.annotations.NullMarked;
