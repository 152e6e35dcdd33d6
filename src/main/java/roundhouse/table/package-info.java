/**
 * A game that is played together, by people in browsers, at the screen, and bots: who sits there,
 * what each may know and do, and the server that they reach it by.
 */
package roundhouse.table;
