/** Moments of games set up by hand, and the test positions that stay with a design. */
package roundhouse.position;
