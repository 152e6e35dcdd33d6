/** A merger of several companies, tried before anybody is asked. */
package roundhouse.turn.mergers;
