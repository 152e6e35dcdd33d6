package roundhouse.engine;

import java.util.Optional;
import roundhouse.game.GameState;

/**
 * A recorded call of one script's hook function.
 *
 * @param file of the function
 * @param line where it begins, from 1; 0 when unknown
 * @param state in which it was called
 * @param arguments by name
 * @param answer as plain data, effects as maps; empty when it failed
 * @param failure when it failed
 * @param nanos time spent in the function, without its calls of the engine
 */
public record HookCall(
    Hook<?, ?> hook,
    String file,
    int line,
    GameState state,
    Record arguments,
    Optional<Object> answer,
    Optional<HookFailure> failure,
    long nanos) {

  HookCall answered(Optional<Object> shown) {
    return new HookCall(hook, file, line, state, arguments, shown, Optional.empty(), nanos);
  }

  HookCall failed(HookFailure why) {
    return new HookCall(
        hook, file, line, state, arguments, Optional.empty(), Optional.of(why), nanos);
  }
}
