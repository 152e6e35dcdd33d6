/** The words that people read in the window, in whatever language they read. */
package roundhouse.words;
