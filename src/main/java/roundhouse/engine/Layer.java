package roundhouse.engine;

import java.util.function.Supplier;

/** One script's answer to one hook. */
public interface Layer<A extends Record, R> {

  /**
   * Answers.
   *
   * @param hook that is asked; what its answer may be
   * @param standard asks the layer below
   * @throws HookFailure when the script fails
   */
  R answer(Hook<A, R> hook, Game game, A arguments, Supplier<R> standard, Chance chance);

  /** The file it stands in. */
  String file();

  /** Where in the file it begins, from 1; 0 where that is not known. */
  default int line() {
    return 0;
  }

  default int column() {
    return 0;
  }
}
