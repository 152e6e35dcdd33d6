package roundhouse.script.faults;

/** One line of a script's stack: a function of the designer and a 1-based position in it. */
public record ScriptFrame(String function, String file, int line, int column) {

  @Override
  public String toString() {
    return "at " + function + " (" + file + ":" + line + ":" + column + ")";
  }
}
