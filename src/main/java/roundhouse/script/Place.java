package roundhouse.script;

/**
 * Where a call into a script began: the location to report when the script's stack has none.
 *
 * @param hook the function called, or "" while loading
 */
record Place(String hook, ScriptSource source, int line, int column) {

  static Place of(Slot slot) {
    return new Place(slot.function(), slot.source(), slot.line(), slot.column());
  }

  static Place loading(ScriptSource source) {
    return new Place("", source, 0, 0);
  }
}
