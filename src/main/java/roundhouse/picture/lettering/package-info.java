/** The words of a board: which of them a scale shows, how large they are and where they go. */
package roundhouse.picture.lettering;
