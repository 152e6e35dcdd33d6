/** Says what is wrong in a file, where, and what would be right. */
package roundhouse.design.problem;
