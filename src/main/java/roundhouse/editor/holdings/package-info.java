/**
 * Who holds what: one matrix of companies and players, the bank's tables, and two branches of a
 * game side by side.
 */
package roundhouse.editor.holdings;
