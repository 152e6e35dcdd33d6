/** Positions of games set up by hand, and the test positions of a design. */
package roundhouse.position;
