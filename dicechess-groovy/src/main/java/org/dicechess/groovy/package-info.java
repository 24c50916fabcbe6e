/** Scripts in Groovy: compiled to hooks, confined to what a hook may do unless the host trusts them. */
@NullMarked
package org.dicechess.groovy;

import org.jspecify.annotations.NullMarked;
