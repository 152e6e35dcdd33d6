/**
 * Companies that become others: mergers, the state railway and what it takes over, and loans that
 * cannot be paid.
 */
package roundhouse.engine.takeovers;
