/** What a design was after each save: kept, compared with what it is now, and restored. */
package roundhouse.workshop.revisions;
