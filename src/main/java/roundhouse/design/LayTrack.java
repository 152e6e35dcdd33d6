package roundhouse.design;

import java.util.List;

/** The step "lay-track" of a turn, with its parameters. */
@Says("The director of a company lays track.")
public record LayTrack(
    @Says(
            "What may be done in one turn, each line one way: lay, upgrade, lay-plain, lay-city,"
                + " upgrade-plain, upgrade-city.")
        @Default("[lay, upgrade]")
        List<String> allows,
    @Says("Whether an upgrade must be within reach of one of the company's trains.") @Default("no")
        boolean upgradeWithinTrain,
    @Says(
            "What new track must do: connect; extend, which on an upgrade without a station is to"
                + " bring new track that is in reach; or improve, which on every upgrade is that or"
                + " a higher value.")
        @Default("connect")
        NewTrack newTrack,
    @Says("Whether the way to new track may lead through cities full of others' markers.")
        @Default("no")
        boolean pastFullCities,
    @Says("What the second tile of a turn costs, and each after it.") @Default("0") @Range
        int moreCosts,
    @Says(
            "Whether an upgraded city must be given the tile with most track to hexsides that there"
                + " is.")
        @Default("no")
        boolean mostExits,
    @Says("Whether a company whose home has no track must lay its first tile there.") @Default("no")
        boolean homeFirst)
    implements StepSpec {

  public enum NewTrack {
    CONNECT,
    EXTEND,
    IMPROVE
  }
}
