/** Payments, and loans from the bank that help with them. */
package roundhouse.engine.money;
