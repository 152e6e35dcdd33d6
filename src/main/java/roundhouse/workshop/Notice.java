package roundhouse.workshop;

/** Something the user should hear of. Each is told once; two with the same words are two. */
public final class Notice {

  public enum Kind {
    /** Something went as wished. */
    DONE,
    /** The rules, or the state of things, forbid it. */
    REFUSED,
    /** Something could not be done. */
    FAILED
  }

  private final Kind kind;
  private final String says;

  Notice(Kind kind, String says) {
    this.kind = kind;
    this.says = says;
  }

  public Kind kind() {
    return kind;
  }

  public String says() {
    return says;
  }
}
