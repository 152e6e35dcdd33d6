/** Pages of HTML that stand alone: their frame, and two designs compared. */
package roundhouse.print.html;
