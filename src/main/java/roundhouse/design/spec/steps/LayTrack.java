package roundhouse.design.spec.steps;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;

@Says("The president of a company lays track.")
@FormerKey(value = "home-first", now = "write 'home-tile: first' for kinds of companies")
public record LayTrack(
    @Says(
            "What may be done in one turn, one alternative per line: lay, upgrade, lay-plain,"
                + " lay-city, upgrade-plain, upgrade-city.")
        @Default("[lay, upgrade]")
        List<String> allows,
    @Says("Whether an upgrade must be within the range of one of the company's trains.")
        @Default("no")
        boolean upgradeWithinTrain,
    @Says(
            "What new track must do: connect; extend, so that an upgrade without a station must add"
                + " reachable new track; improve, so that every upgrade must add reachable new"
                + " track or value; or add, so that every upgrade must add reachable new track.")
        @Default("connect")
        NewTrack newTrack,
    @Says("Whether the route to new track may pass through cities blocked by others' markers.")
        @Default("no")
        boolean pastFullCities,
    @Says("Cost of the second and each further tile in a turn.") @Default("0") @Range int moreCosts,
    @Says("Whether an upgraded city must get the available tile with the most exits.")
        @Default("no")
        boolean mostExits,
    @Says("Whether a tile that was laid in the turn may be upgraded in it.") @Default("no")
        boolean sameHex,
    @Says(
            "Whether station markers are placed in this step as well, before, between or after the"
                + " tiles.")
        @Default("no")
        boolean markers)
    implements StepSpec {
  /** The words of a line of 'allows'. */
  public static final List<String> WAYS =
      List.of("lay", "upgrade", "lay-plain", "lay-city", "upgrade-plain", "upgrade-city");

  public enum NewTrack {
    CONNECT,
    EXTEND,
    IMPROVE,
    ADD
  }
}
