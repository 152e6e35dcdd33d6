/** Says what is wrong in a script and where, in the words of its author. */
package roundhouse.script.faults;
