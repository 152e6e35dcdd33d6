/** Reads, writes and watches files so that nothing is lost or seen half written. */
package roundhouse.workshop.files;
