/** Processes that look at the definitions of strangers. */
package org.dicechess.examples.webhost.worker;
