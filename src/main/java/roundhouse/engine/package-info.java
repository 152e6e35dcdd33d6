/**
 * What every rule stands on: a game and its title, actions, choices and decisions, changes and
 * refusals, steps, and the hooks by which scripts answer for a title. The rules themselves are in a
 * room for each field, one over the other: {@code rounds} and {@code money}; {@code privates},
 * {@code stations} and {@code trains}; {@code track} and {@code shares}; {@code stock}, {@code
 * runs}, {@code takeovers} and {@code arranging}; {@code trade}, {@code auctions} and {@code
 * purchases}. On top of them {@code play} is the engine at work, and {@code whynot} tells why it
 * refuses. A field's steps, mechanics and hooks are together in its room, which knows only rooms
 * below its own.
 */
package roundhouse.engine;
