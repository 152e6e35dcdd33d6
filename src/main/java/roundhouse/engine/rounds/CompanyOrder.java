package roundhouse.engine.rounds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.Frame;

/** Which companies have turns in a round, and in what order. */
public final class CompanyOrder {
  private CompanyOrder() {}

  /** The first company in operating order that takes part in the round and has had no turn yet. */
  public static Optional<String> nextCompany(Game game, Frame round) {
    List<String> done = round.memory().get(Rounds.DONE);
    return game.ask(RoundHooks.OPERATING_ORDER, new RoundHooks.OperatingOrder()).stream()
        .filter(id -> !done.contains(id) && takesPart(game, round, id))
        .findFirst();
  }

  /** A round as it begins: if no company may join it later, it remembers which have floated. */
  public static Frame begun(Game game, Frame round) {
    if (Rounds.spec(game, round.name()).joining()) return round;
    List<String> floated =
        game.state().companies().values().stream()
            .filter(Company::floated)
            .map(Company::id)
            .toList();
    return round.remembering(Rounds.TAKING_PART, floated);
  }

  private static boolean takesPart(Game game, Frame round, String id) {
    boolean late =
        round.memory().has(Rounds.TAKING_PART)
            && !round.memory().get(Rounds.TAKING_PART).contains(id);
    if (late) return false;
    List<String> kinds = Rounds.spec(game, round.name()).kinds();
    boolean now = !Rounds.isOperatingRound(game, round) || operates(game, id);
    return now && (kinds.isEmpty() || kinds.contains(game.kindName(id)));
  }

  /** Whether companies of its kind operate in this phase. */
  public static boolean operates(Game game, String id) {
    List<String> phases = game.kind(id).operatesIn();
    return phases.isEmpty() || phases.contains(game.state().phase());
  }

  /**
   * Kinds in the design's order; within a kind by price, highest first. At equal prices the token
   * that arrived first operates first. Companies without a price come last.
   */
  static List<String> standardOrder(Game game, RoundHooks.OperatingOrder asked) {
    var all = new ArrayList<>(game.byPrice());
    for (Company company : game.state().companies().values())
      if (company.floated() && game.space(company).isEmpty()) all.add(company);
    return all.stream()
        .filter(Company::floated)
        .filter(company -> !company.is(Company.Status.CEASED))
        .sorted(Comparator.comparingInt(company -> game.kind(company).order()))
        .map(Company::id)
        .toList();
  }
}
