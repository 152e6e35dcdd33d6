/** What the games of an experiment tell, and how sure that is. */
package roundhouse.lab.answers;
