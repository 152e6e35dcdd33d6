/** Reads files that are not trusted, and writes files whole. */
package roundhouse.files;
