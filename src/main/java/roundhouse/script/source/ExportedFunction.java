package roundhouse.script.source;

/**
 * A function that a script exports. It is found once and then called by its number in any context
 * of the same scripts.
 *
 * @param index among all functions of the scripts
 * @param source the script that exports it
 * @param function its name
 * @param line where it begins, 1-based
 * @param column where it begins, 1-based
 */
public record ExportedFunction(int index, ScriptSource source, String name, int line, int column) {

  @Override
  public String toString() {
    return name + " of " + source.file() + ":" + line;
  }
}
