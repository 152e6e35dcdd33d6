/** Money that must be raised: debts, forced sales of shares, and players who cannot pay. */
package roundhouse.engine.debts;
