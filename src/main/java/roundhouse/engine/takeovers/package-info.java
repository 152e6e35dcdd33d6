/** Mergers, and loans of companies. */
package roundhouse.engine.takeovers;
