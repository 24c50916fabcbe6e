/** Whether parts of a definition that are right by themselves fit together. */
@NullMarked
package org.dicechess.rules.checks;

import org.jspecify.annotations.NullMarked;
