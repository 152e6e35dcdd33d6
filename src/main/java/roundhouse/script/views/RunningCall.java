package roundhouse.script.views;

import java.util.function.Function;
import roundhouse.script.faults.ApiMisuse;

/**
 * The innermost call of a script that runs now. What a script kept from another call is refused
 * meanwhile: it shows a state that may be gone, and a game that depends on it cannot be repeated.
 */
final class RunningCall {
  /** Null between calls, where only the engine reads. */
  private Call innermost;

  /** A call: what it received may be used as long as it is the innermost. */
  final class Call implements CallToken {
    private final Object views;

    private Call(Object views) {
      this.views = views;
    }

    @Override
    public void requireRunning(String name) {
      if (innermost != this)
        throw new ApiMisuse(name + " belongs to another call: use the one that this call receives");
    }
  }

  <T> T during(Object views, Function<CallToken, T> work) {
    Call outer = innermost;
    innermost = new Call(views);
    try {
      return work.apply(innermost);
    } finally {
      innermost = outer;
    }
  }

  /**
   * Views of the same state may be kept: they show the same.
   *
   * @param views that show it
   */
  void requireRead(Object views) {
    if (innermost != null && innermost.views != views)
      throw new ApiMisuse(
          "what is read here was kept from another call and may be out of date: read it from what"
              + " this call receives");
  }
}
