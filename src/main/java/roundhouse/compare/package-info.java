/** Compares two designs: values, hexes, hooks and scripts. */
package roundhouse.compare;
