/** Draws numbers as bars and lines. */
package roundhouse.picture.plot;
