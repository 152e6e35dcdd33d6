/** Shows what is counted in a game as tables, at one moment or for two branches side by side. */
package roundhouse.editor.play.books;
