package roundhouse.script;

/**
 * A function of Java's that scripts can call; {@link Views} makes it callable and shows its answer.
 */
@FunctionalInterface
public interface Callback {

  Object call(Arguments arguments);

  /** Names a lambda's type where the compiler cannot. */
  static Callback of(Callback callback) {
    return callback;
  }
}
