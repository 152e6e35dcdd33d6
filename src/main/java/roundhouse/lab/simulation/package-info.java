/** One game played by bots: its limits, record, replay and shortest failure. */
package roundhouse.lab.simulation;
