package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;

/** Rules for the runs of all trains. */
@FormerKey(
    value = "bonuses",
    now =
        "write each as a line of 'rules': { at: A1, with: B2 C3, adds: 40 } is now { calls: [A1, B2"
            + " C3], adds: 40 }")
@FormerKey(value = "skip-halts", now = "leave it out: trains may pass halts")
@FormerKey(value = "end-in-halt", now = "leave it out: a place where runs may end is a town")
@FormerKey(
    value = "call-at-marker",
    now = "leave it out: runs call at a marker, except where 'skip-markers' lets trains pass it")
@FormerKey(value = "meet-in-passing", now = "write 'runs-meet: in-passing'")
public record RouteRules(
    @Says("Whether a train may run through a town without calling there.") @Default("no")
        boolean skipTowns,
    @Says(
            "Whether a run must call where it begins and ends; otherwise it may leave a town there"
                + " uncounted.")
        @Default("yes")
        boolean callAtEnds,
    @Says("Money the company receives for each call at a halt.")
        @Default("0")
        @Range(max = NumberLimits.STOP)
        int haltSubsidy,
    @Says(
            "Whether a train that may skip cities may skip all those with the company's marker; it"
                + " must come through one.")
        @Default("yes")
        boolean skipMarkers,
    @Says("Whether one of the runs must call at the company's home.") @Default("no")
        boolean callAtHome,
    @Says(
            "Whether each run must share a stop with another run of the same turn: never, one at"
                + " which both call, or one that they may pass without a call.")
        @Default("never")
        Meeting runsMeet,
    @Says("Whether a run may come back to a hex that it left.") @Default("yes")
        boolean reenterHexes,
    @Says("How many cities full of others' markers the runs of a turn may pass through.")
        @Default("0")
        @Range(max = 99)
        int passFullCities,
    @Says(
            "Rules of single runs, what they need and what they earn more: [{ calls: [A1, B2 C3],"
                + " adds: 40 }, { ends: ports, allowed: no }].")
        @Default("[]")
        List<RunRuleSpec> rules,
    @Says("Rules of all runs of a turn together: [{ once: ports }, { pays-once: cities towns }].")
        @Default("[]")
        List<RunSetSpec> together) {

  /** Rules for all runs alike, of runs that meet where they call. */
  public RouteRules(
      boolean skipTowns,
      boolean callAtEnds,
      int haltSubsidy,
      boolean callAtHome,
      boolean runsMeet,
      boolean reenterHexes,
      int passFullCities) {
    this(
        skipTowns,
        callAtEnds,
        haltSubsidy,
        true,
        callAtHome,
        runsMeet ? Meeting.AT_CALLS : Meeting.NEVER,
        reenterHexes,
        passFullCities,
        List.of(),
        List.of());
  }

  /** Whether and where the runs of a turn must meet. */
  public enum Meeting {
    NEVER,
    AT_CALLS,
    IN_PASSING
  }

  /** Whether each run must share a stop with another one. */
  public boolean mustMeet() {
    return runsMeet != Meeting.NEVER;
  }

  /** Whether runs also meet where one of them does not call. */
  public boolean mayMeetInPassing() {
    return runsMeet == Meeting.IN_PASSING;
  }
}
