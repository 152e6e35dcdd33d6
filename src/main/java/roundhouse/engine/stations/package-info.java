/**
 * Station markers and the networks they found: homes, further stations, markers kept for others,
 * and what they cost.
 */
package roundhouse.engine.stations;
