/**
 * An open project: its folders, its files, and what happens to a game when they change. It has no
 * window.
 */
package roundhouse.workshop;
