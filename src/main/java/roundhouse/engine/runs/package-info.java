/** Running trains: the possible runs and their revenue, dividends, and runs to a destination. */
package roundhouse.engine.runs;
