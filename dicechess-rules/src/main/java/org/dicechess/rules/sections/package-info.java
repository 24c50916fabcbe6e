/** One reader for each section of a definition: from the tree to the model. */
@NullMarked
package org.dicechess.rules.sections;

import org.jspecify.annotations.NullMarked;
