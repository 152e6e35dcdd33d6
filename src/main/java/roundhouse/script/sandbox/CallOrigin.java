package roundhouse.script.sandbox;

import roundhouse.script.source.ExportedFunction;
import roundhouse.script.source.ScriptSource;

/**
 * Where a call into a script began: the location to report when the script's stack has none.
 *
 * @param hook the function called, or "" while loading
 */
record CallOrigin(String hook, ScriptSource source, int line, int column) {
  /** No script at all. */
  static final CallOrigin ENGINE = new CallOrigin("", new ScriptSource("engine", "", ""), 0, 0);

  static CallOrigin of(ExportedFunction slot) {
    return new CallOrigin(slot.name(), slot.source(), slot.line(), slot.column());
  }

  static CallOrigin loading(ScriptSource source) {
    return new CallOrigin("", source, 0, 0);
  }
}
