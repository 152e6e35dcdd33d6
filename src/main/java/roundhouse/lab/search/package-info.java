/** Searches the events of many games. */
package roundhouse.lab.search;
