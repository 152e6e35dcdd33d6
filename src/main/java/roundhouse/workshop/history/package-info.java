/** A game with all its states and branches, and what is known of each. */
package roundhouse.workshop.history;
