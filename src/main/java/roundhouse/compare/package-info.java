/** What one design has that another has not: values, hexes and scripts. */
package roundhouse.compare;
