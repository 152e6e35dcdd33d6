/** What may be done in a turn, in rows by kind; actions that are planned before they are played. */
package roundhouse.turn.choices;
