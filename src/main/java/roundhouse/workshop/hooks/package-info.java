/** What hooks are asked and answer in a game, and how long that takes. */
package roundhouse.workshop.hooks;
