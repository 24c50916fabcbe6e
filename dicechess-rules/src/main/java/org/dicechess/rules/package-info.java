/** Loads variants from definitions: the only package of this module that a host sees. */
@NullMarked
package org.dicechess.rules;

import org.jspecify.annotations.NullMarked;
