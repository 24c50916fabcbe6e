/** Which files belong to a definition, each read once, and the definition that they give together. */
@NullMarked
package org.dicechess.rules.files;

import org.jspecify.annotations.NullMarked;
