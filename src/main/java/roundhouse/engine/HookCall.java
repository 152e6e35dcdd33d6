package roundhouse.engine;

import java.util.Optional;
import roundhouse.game.GameState;

/**
 * One script's answer to one hook, as it was watched.
 *
 * @param file in which the function stands
 * @param line where it begins, from 1; 0 where that is not known
 * @param state in which it was asked
 * @param arguments by name
 * @param answer as plain data, effects as maps; nothing where it failed
 * @param failure where it failed
 * @param nanos that the function took, what it asked the engine in the meantime left out
 */
public record HookCall(
    Hook<?, ?> hook,
    String file,
    int line,
    GameState state,
    Record arguments,
    Optional<Object> answer,
    Optional<HookFailure> failure,
    long nanos) {}
