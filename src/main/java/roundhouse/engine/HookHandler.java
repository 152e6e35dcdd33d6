package roundhouse.engine;

import java.util.function.Supplier;

/** A script's function for a hook. */
public interface HookHandler<A extends Record, R> {

  /**
   * Calls the function.
   *
   * @param hook that is called, with the type of its answer
   * @throws HookFailure when the script fails
   */
  R answer(Hook<A, R> hook, A arguments, Context<R> context);

  /**
   * What the function receives in addition to its arguments.
   *
   * @param game that it answers about
   * @param standard asks the handler below
   * @param chance numbers that repeat when the game does
   */
  record Context<R>(Game game, Supplier<R> standard, SeededRandom chance) {}

  /** The file of the function. */
  String file();

  /** The line where it begins, from 1; 0 when unknown. */
  default int line() {
    return 0;
  }

  default int column() {
    return 0;
  }
}
