package roundhouse.script.faults;

/** Thrown when a script fails; carries the problem to show. */
public final class ScriptException extends RuntimeException {
  private final transient ScriptProblem problem;

  public ScriptException(ScriptProblem problem) {
    this(problem, null);
  }

  public ScriptException(ScriptProblem problem, Throwable cause) {
    super(problem.toString(), cause);
    this.problem = problem;
  }

  public ScriptProblem problem() {
    return problem;
  }
}
