/** Plays the games of an experiment on an Apache Spark cluster. */
package roundhouse.cluster;
