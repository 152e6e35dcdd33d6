/** A game with all its states and branches, and what is known about each. */
package roundhouse.workshop.history;
