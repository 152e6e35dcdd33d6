/**
 * What is asked of a search for runs: the trains, the stops and their values, and a run as data.
 */
package roundhouse.route.problem;
