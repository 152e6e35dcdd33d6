/** A design on paper: pages to scale, and reports to print. */
package roundhouse.print;
