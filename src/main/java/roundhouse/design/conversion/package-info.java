/** Turns the specs of a design into the map, the tiles and the stock market of play. */
package roundhouse.design.conversion;
