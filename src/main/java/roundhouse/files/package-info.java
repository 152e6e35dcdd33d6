/** Reads files that are not trusted. */
package roundhouse.files;
