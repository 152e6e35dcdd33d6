/**
 * Reads the constants of a Ruby file as data. It never runs them: it reports what is not a literal,
 * and only names methods.
 */
package roundhouse.drafts.ruby;
