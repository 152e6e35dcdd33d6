package roundhouse.script.faults;

import roundhouse.words.VisibleText;

/** One line of a script's stack: a function of the designer and a 1-based position in it. */
public record ScriptFrame(String function, String file, int line, int column) {

  public ScriptFrame {
    function = VisibleText.line(function);
  }

  @Override
  public String toString() {
    return "at " + function + " (" + file + ":" + line + ":" + column + ")";
  }
}
