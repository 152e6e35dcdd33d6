package roundhouse.workshop;

import java.util.Optional;
import roundhouse.engine.HookFailure;

/**
 * Something the user should know. Each notice is shown once; two with the same words are two
 * notices.
 */
public final class Notice {

  public enum Kind {
    /** Something was done. */
    DONE,
    /** The rules, or the state of things, forbid it. */
    REFUSED,
    /** Something could not be done. */
    FAILED
  }

  private final Kind kind;
  private final String says;
  private final Optional<HookFailure> failure;

  Notice(Kind kind, String says) {
    this(kind, says, Optional.empty());
  }

  private Notice(Kind kind, String says, Optional<HookFailure> failure) {
    this.kind = kind;
    this.says = says;
    this.failure = failure;
  }

  static Notice of(HookFailure failure) {
    return new Notice(Kind.FAILED, failure.says(), Optional.of(failure));
  }

  /** The script that failed, if the notice is about one. */
  public Optional<HookFailure> failure() {
    return failure;
  }

  public Kind kind() {
    return kind;
  }

  public String says() {
    return says;
  }
}
