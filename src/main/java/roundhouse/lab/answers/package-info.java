/** The results of an experiment, and how certain they are. */
package roundhouse.lab.answers;
