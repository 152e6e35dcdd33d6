/**
 * Reads the constants of a Ruby file as data. Nothing is ever run: what is no literal is told, and
 * methods are only named.
 */
package roundhouse.drafts.ruby;
