/** The web site. */
package org.dicechess.examples.webhost.http;
