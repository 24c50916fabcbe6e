/** What a compiled script may reach at run time. Not exported, and opened only to the classes of scripts. */
@NullMarked
package org.dicechess.groovy.run;

import org.jspecify.annotations.NullMarked;
