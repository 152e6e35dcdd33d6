package roundhouse.script.views;

/** A view of one object, which scripts may pass back. */
interface SubjectView extends ScriptView {
  /** The object that it shows. */
  Object subject();

  /** What stands for the object in an answer. */
  Object key();
}
