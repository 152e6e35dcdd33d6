/** Searches the values of a design with which its games are as the designer wants them. */
package roundhouse.lab.valuesearch;
