/**
 * Buying trains: from the bank, from other companies and by trade-in, with the president's help and
 * forced sales, and the phases that trains start.
 */
package roundhouse.engine.trainpurchases;
