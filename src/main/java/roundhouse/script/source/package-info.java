/** The files of a title's scripts, the functions that they export, and how much they may use. */
package roundhouse.script.source;
