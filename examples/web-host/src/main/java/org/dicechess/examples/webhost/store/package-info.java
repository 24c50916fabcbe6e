/** Games in a database. */
package org.dicechess.examples.webhost.store;
