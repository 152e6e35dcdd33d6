package roundhouse.script;

/**
 * A Java function that scripts can call. {@link Views} makes it callable and converts its result.
 */
@FunctionalInterface
public interface Callback {

  Object call(Arguments arguments);

  /** Gives a lambda its type where the compiler cannot infer it. */
  static Callback of(Callback callback) {
    return callback;
  }
}
