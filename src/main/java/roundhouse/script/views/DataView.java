package roundhouse.script.views;

/** A list or a map as a script sees it. */
interface DataView extends ScriptView {
  /** What it shows. */
  Object data();

  /** A script answers with it as a whole. */
  void answered();
}
