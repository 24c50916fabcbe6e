/** What a compiled script may reach at run time; not exported, opened to the classes of scripts alone. */
@NullMarked
package org.dicechess.groovy.run;

import org.jspecify.annotations.NullMarked;
