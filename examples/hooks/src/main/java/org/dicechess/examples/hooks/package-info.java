/** Games with hooks that are asked in play, each as a script and as a class. */
package org.dicechess.examples.hooks;
