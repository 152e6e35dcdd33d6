package roundhouse.drafts;

/** Why no draft can be made: a sentence that names file, place and reason. */
public final class DraftRefused extends Exception {
  private static final long serialVersionUID = 1;

  public DraftRefused(String why) {
    super(why);
  }
}
