/** Privates that are bought, sold and exchanged after the opening. */
package roundhouse.engine.trade;
