/** Station markers and company networks: homes, further stations, reserved spaces, and prices. */
package roundhouse.engine.stations;
