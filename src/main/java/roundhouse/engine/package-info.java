/**
 * The base of all rules: a game and its title, actions, choices and decisions, transactions and
 * refusals, steps, and the hooks through which scripts answer for a title. The rules themselves
 * have a package for each field, in layers: {@code rounds} and {@code money}; {@code privates},
 * {@code stations} and {@code trains}; {@code track} and {@code shares}; {@code stock}, {@code
 * runs}, {@code takeovers} and {@code arrangement}; {@code trade}, {@code auctions} and {@code
 * purchases}. On top, {@code play} runs the engine, and {@code explanation} explains refusals. A
 * package holds the steps, mechanics and hooks of its field and uses only packages below it.
 */
package roundhouse.engine;
