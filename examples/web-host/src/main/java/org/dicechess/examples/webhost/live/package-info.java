/** Games in memory: players, clocks, computer players. */
package org.dicechess.examples.webhost.live;
