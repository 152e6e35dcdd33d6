package roundhouse.engine;

/**
 * Something that happened, told in the words of a rulebook.
 *
 * @param kind "action" for what somebody did, "engine" for what followed by itself, "round" for a
 *     heading, "script" for what a script wrote
 * @param entity the player or company it is about, "" for the game
 */
public record Event(String kind, String entity, String says) {}
