/** The stock market of the game: its tokens, par prices, and where prices would move. */
package roundhouse.editor.play.market;
