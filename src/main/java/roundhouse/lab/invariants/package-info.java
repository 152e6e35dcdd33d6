/** What holds after every action of every game, and the check of it. */
package roundhouse.lab.invariants;
