package roundhouse.design;

@Says(
    "Owners of privates lay the tiles these allow; play does not wait for this unless 'waits' says"
        + " so.")
public record PrivateTrackLaying(
    @Says(
            "Whether play waits for the company at this step: never, while it can lay a tile, or"
                + " while the right is unused.")
        @Default("never")
        Waits waits)
    implements StepSpec {

  public enum Waits {
    NEVER,
    POSSIBLE,
    UNUSED
  }
}
