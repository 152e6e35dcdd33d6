/**
 * Routes and what they are worth: knows trains and the board, no round and no money but revenue.
 */
package roundhouse.route;
