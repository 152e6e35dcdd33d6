package roundhouse.script.views;

/**
 * A Java function that scripts can call. {@link ViewFactory} makes it callable and converts its
 * result.
 */
@FunctionalInterface
public interface HostFunction {

  Object call(CallArguments arguments);

  /** Gives a lambda its type where the compiler cannot infer it. */
  static HostFunction of(HostFunction callback) {
    return callback;
  }
}
