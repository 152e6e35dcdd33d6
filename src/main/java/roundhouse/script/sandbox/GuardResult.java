package roundhouse.script.sandbox;

import roundhouse.script.faults.ScriptProblem;

/** The result of work done under a {@link ScriptGuard}. */
public sealed interface GuardResult<T> {

  record Done<T>(T value) implements GuardResult<T> {}

  record Failed<T>(ScriptProblem problem) implements GuardResult<T> {}
}
