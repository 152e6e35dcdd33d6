/** The game as scripts see it: title, state, companies, players, board and trains. */
package roundhouse.script.model;
