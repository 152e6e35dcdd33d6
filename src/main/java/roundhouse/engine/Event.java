package roundhouse.engine;

/**
 * An entry of the game's log, in the words of a rulebook.
 *
 * @param kind "action" for what a player did, "engine" for what followed from it, "round" for a
 *     heading, "script" for a sentence of a script
 * @param entity the player or company it is about, "" for the game
 */
public record Event(String kind, String entity, String says) {}
