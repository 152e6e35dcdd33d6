/**
 * Reads the constants of a Ruby file as data. It never runs them: it reports what is no literal,
 * and only names methods.
 */
package roundhouse.drafts.ruby;
