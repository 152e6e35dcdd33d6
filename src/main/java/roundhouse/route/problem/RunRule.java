package roundhouse.route.problem;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** A rule about single runs of a train: what they earn more or less, or what they need. */
public sealed interface RunRule {

  /** What a run must have for the rule to concern it: all of these. */
  List<StopCount> when();

  /**
   * Revenue on top of that of the calls.
   *
   * @param adds amount, less than 0 for a loss
   * @param each the stops for each of which it is added, however many; once if empty
   * @param apart if it is added for each hex that the ends lie apart, where these are
   * @param most the amount that it reaches at most, if it grows with stops or hexes
   */
  record Bonus(
      List<StopCount> when,
      int adds,
      Optional<StopCount> each,
      Optional<StopDistances> apart,
      int most)
      implements RunRule {
    public Bonus {
      when = List.copyOf(when);
    }

    /** A bonus that is added once. */
    public Bonus(List<StopCount> when, int adds) {
      this(when, adds, Optional.empty(), Optional.empty(), Integer.MAX_VALUE);
    }

    /** What it comes to for this many of its stops or hexes. */
    public int times(int number) {
      long amount = (long) adds * number;
      return (int) Math.clamp(amount, -(long) most, most);
    }

    /** What these calls earn wherever the run leads; 0 if it depends on more than calls. */
    public int earnedBy(Collection<StopRef> calls) {
      boolean whole =
          apart.isEmpty()
              && when.stream()
                  .allMatch(
                      wanted -> wanted.part() == StopCount.Part.CALLS && wanted.isMetBy(calls));
      return whole ? times(each.map(of -> of.among(calls)).orElse(1)) : 0;
    }
  }

  /**
   * What else a run needs to be legal.
   *
   * @param needs all of these; a run that nothing allows needs a stop of an empty group
   * @param says the rule as a sentence
   */
  record Condition(List<StopCount> when, List<StopCount> needs, String says) implements RunRule {
    public Condition {
      when = List.copyOf(when);
      needs = List.copyOf(needs);
    }
  }

  /** What a judge of each run may add to it at most, where the bonus would be added. */
  record Gain(Bonus bonus) implements RunRule {
    @Override
    public List<StopCount> when() {
      return bonus.when();
    }
  }

  /** What a judge of all runs may add for one of them at most, where the bonus would be added. */
  record Share(Bonus bonus) implements RunRule {
    @Override
    public List<StopCount> when() {
      return bonus.when();
    }
  }
}
