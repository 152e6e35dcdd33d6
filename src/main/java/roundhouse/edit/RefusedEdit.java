package roundhouse.edit;

/** An edit that cannot be made, with the reason in a sentence; the text is unchanged. */
public final class RefusedEdit extends RuntimeException {
  private static final long serialVersionUID = 1;

  public RefusedEdit(String reason) {
    super(reason);
  }
}
