package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;

@Says(
    "Owners of privates lay the tiles that these allow; play does not wait for this unless"
        + " 'waits' says so.")
public record PrivateTrackLaying(
    @Says(
            "Whether a company is asked at this step: never, while there is a tile to lay, while"
                + " the right is unused, or also while it could buy a private with such a right.")
        @Default("never")
        Waits waits)
    implements StepSpec {

  public enum Waits {
    NEVER,
    POSSIBLE,
    UNUSED,
    OBTAINABLE
  }
}
