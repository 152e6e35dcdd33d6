package roundhouse.engine;

import java.util.function.Supplier;

/**
 * Where the rules of a title are worked out: at once, or where scripts that hang can be given up.
 */
public interface Scope {
  Scope DIRECT =
      new Scope() {
        @Override
        public <T> T run(Supplier<T> work) {
          return work.get();
        }
      };

  /**
   * Does the work and answers what it answers. Work within work goes on in the same scope.
   *
   * @throws HookFailure also when the work had to be given up
   */
  <T> T run(Supplier<T> work);
}
