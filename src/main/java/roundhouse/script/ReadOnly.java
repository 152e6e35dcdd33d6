package roundhouse.script;

/** The error that a script gets when it tries to change a view. */
final class ReadOnly {

  private ReadOnly() {}

  static Misuse refusal() {
    return new Misuse("the state is read-only: answer with effects");
  }
}
