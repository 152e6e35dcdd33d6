/** The report of an experiment, a page to read and to print. */
package roundhouse.print.report;
