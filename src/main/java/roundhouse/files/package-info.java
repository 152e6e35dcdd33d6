/** Reading files that nobody vouches for. */
package roundhouse.files;
