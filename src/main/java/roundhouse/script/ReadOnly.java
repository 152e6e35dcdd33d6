package roundhouse.script;

/** What a script is told that tries to change what it was shown. */
final class ReadOnly {

  private ReadOnly() {}

  static Misuse refusal() {
    return new Misuse("the state is read-only: answer with effects");
  }
}
