/** Measures the balance of a variant by many games of computer players at several levels of skill. */
package org.dicechess.examples.balance;
