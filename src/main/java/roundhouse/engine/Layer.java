package roundhouse.engine;

import java.util.function.Supplier;

/** One script's answer to one hook. */
public interface Layer<A extends Record, R> {

  /**
   * Answers.
   *
   * @param standard asks the layer below
   * @throws HookFailure when the script fails
   */
  R answer(Game game, A arguments, Supplier<R> standard, Chance chance);

  /** The file it stands in. */
  String file();
}
