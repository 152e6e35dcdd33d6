package roundhouse.script;

/**
 * One line of a script's stack: a function of the designer's and where in it the run was, 1-based.
 */
public record ScriptFrame(String function, String file, int line, int column) {

  @Override
  public String toString() {
    return "at " + function + " (" + file + ":" + line + ":" + column + ")";
  }
}
