/** What a design looks like on paper: pages to scale, and reports that can be printed. */
package roundhouse.print;
