/** Several designs, or one with several values, played with the same seeds and written down. */
package roundhouse.lab.experiment;
