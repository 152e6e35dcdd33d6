/** All that a turn card tells and does, for whatever shows it. */
package roundhouse.turn;
