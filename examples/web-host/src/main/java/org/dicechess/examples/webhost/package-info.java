/** Starts the web host. */
package org.dicechess.examples.webhost;
