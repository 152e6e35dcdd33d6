/** What rows of choices show: what is paid, what follows, where the turn stands. */
package roundhouse.turn.facts;
