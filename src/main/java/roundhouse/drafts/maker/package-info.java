/** Reads and writes the game files of 18xx-maker, which are made for printing. */
package roundhouse.drafts.maker;
