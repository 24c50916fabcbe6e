/** Records of games as text and as JSON, and their replay. */
@NullMarked
package org.dicechess.rules.records;

import org.jspecify.annotations.NullMarked;
