/**
 * Buying trains: of the bank, of other companies and in exchange, with a president's help and by
 * forced sales, and the phases that trains begin.
 */
package roundhouse.engine.purchases;
