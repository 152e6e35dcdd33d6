/**
 * A living project: its folders, its files, and what becomes of a game when they change. No window
 * in it.
 */
package roundhouse.workshop;
