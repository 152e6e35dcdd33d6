/** Notes that people make on a design and on a game. */
package roundhouse.workshop.notes;
