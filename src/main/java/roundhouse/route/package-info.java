/**
 * Routes and their revenue. This package knows trains and the board, but no rounds and no other
 * money.
 */
package roundhouse.route;
