/**
 * Shares and their prices: holdings and limits, presidencies, starting and floating companies,
 * sales, price protection, and companies that close or go bankrupt.
 */
package roundhouse.engine.shares;
