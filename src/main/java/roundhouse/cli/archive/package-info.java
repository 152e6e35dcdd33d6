/** The archive of classes with which the app starts sooner. */
package roundhouse.cli.archive;
