/**
 * Shares and their prices: starting and floating companies, buying and selling, limits, presidencies, price
 * protection, redemption, and companies whose price closes or bankrupts them.
 */
package roundhouse.engine.shares;
