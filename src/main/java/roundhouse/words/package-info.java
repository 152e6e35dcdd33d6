/** The texts of the window, translated into the user's language. */
package roundhouse.words;
