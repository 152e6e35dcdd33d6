/** Tournaments of two kinds of bots: which one wins, and how sure that is. */
package roundhouse.lab.tournament;
