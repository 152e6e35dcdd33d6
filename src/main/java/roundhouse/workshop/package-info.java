/**
 * A living project: its folders, its files, and what happens to a game when they change. No window
 * in it.
 */
package roundhouse.workshop;
