package roundhouse.engine;

/** Whether something is allowed, and why not. */
public record Verdict(boolean allowed, String why) {
  public static final Verdict YES = new Verdict(true, "");

  public static Verdict no(String why, Object... names) {
    return new Verdict(false, String.format(why, names));
  }
}
