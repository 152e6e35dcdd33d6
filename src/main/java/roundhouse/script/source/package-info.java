/** The files of a title's scripts, and the functions that they export. */
package roundhouse.script.source;
