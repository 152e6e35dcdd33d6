/** What happens in a game, as data: types of events with their values and wording. */
package roundhouse.engine.events;
