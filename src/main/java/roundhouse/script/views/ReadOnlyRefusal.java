package roundhouse.script.views;

import roundhouse.script.faults.ApiMisuse;

/** The error that a script gets when it tries to change a view. */
final class ReadOnlyRefusal {

  private ReadOnlyRefusal() {}

  static ApiMisuse refusal() {
    return new ApiMisuse("the state is read-only: answer with effects");
  }
}
