package roundhouse.engine;

import java.util.function.Supplier;

/** Runs the rules of a title: directly, or so that hanging scripts can be stopped. */
public interface RuleExecutor {
  RuleExecutor DIRECT =
      new RuleExecutor() {
        @Override
        public <T> T run(Supplier<T> work) {
          return work.get();
        }
      };

  /**
   * Runs the work and returns its result. Nested work runs in the same executor.
   *
   * @throws HookFailure also when the work had to be stopped
   */
  <T> T run(Supplier<T> work);

  /** Runs the work so that every question is asked again, whatever was answered before. */
  default <T> T asksAgain(Supplier<T> work) {
    return run(work);
  }

  /** The same, and whatever scripts kept in variables is gone. */
  default <T> T asksWithoutMemory(Supplier<T> work) {
    return run(work);
  }
}
