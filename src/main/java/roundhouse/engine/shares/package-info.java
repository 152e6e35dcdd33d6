/**
 * Shares and their prices: who holds how many and may, presidencies, starting and floating
 * companies, selling, price protection, and companies whose price closes or bankrupts them.
 */
package roundhouse.engine.shares;
