/** How a command ends: its output, failures, wrong usage and exit status. */
package roundhouse.cli.outcome;
