package roundhouse.script;

/** The result of work done under a {@link Guard}. */
public sealed interface Outcome<T> {

  record Done<T>(T value) implements Outcome<T> {}

  record Failed<T>(ScriptProblem problem) implements Outcome<T> {}
}
