package roundhouse.lab.invariants;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.spec.BankruptcySpec.ClosedTrains;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Game;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.takeovers.Mergers;
import roundhouse.engine.trains.ExcessTrains;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.Train;

/**
 * Invariants of trains: a card is in one place, and all cards of a type leave the game together. A
 * card with two sides counts by its front. The bank may export its next trains; what scripts remove
 * is logged.
 */
final class TrainInvariants {
  private static final Set<String> DISCARDING = Set.of(ExcessTrains.TURN, Mergers.SHARES);

  private TrainInvariants() {}

  /**
   * If trains go back at once, a company over its limit does nothing else first; a company formed
   * by a merger gives them back in the turn of the merger. Where the limit that a script answers
   * has fallen, it counts after the turn.
   */
  static Optional<String> withinLimit(StateTransition moment) {
    if (moment.after().over() || !ExcessTrains.atOnce(moment.game())) return Optional.empty();
    boolean discarding =
        moment.after().stack().stream().anyMatch(frame -> DISCARDING.contains(frame.name()));
    if (discarding || moment.after().top().kind() == Frame.Kind.QUESTION) return Optional.empty();
    for (Company company : moment.after().companies().values()) {
      int limit = Trains.limit(moment.game(), company);
      int counted = Trains.counted(moment.game().with(moment.after()), company);
      if (counted > limit && !mayHaveFallen(moment, company.id(), limit))
        return Optional.of(
            "%s has %s trains and may own %s".formatted(company.id(), counted, limit));
    }
    return Optional.empty();
  }

  /** Whether a script's limit may have fallen in the turn that goes on, or with this action. */
  private static boolean mayHaveFallen(StateTransition moment, String company, int limit) {
    if (!ExcessTrains.isAnswered(moment.title())) return false;
    Frame turn = moment.after().top();
    boolean goesOn =
        turn.name().equals(moment.before().top().name())
            && turn.entity().equals(moment.before().top().entity());
    Game earlier = new Game(moment.title(), moment.before());
    return goesOn || Trains.limit(earlier, earlier.company(company)) > limit;
  }

  static Optional<String> conserved(StateTransition moment) {
    if (sameTrains(moment.before(), moment.after())) return Optional.empty();
    List<Train> after = cards(moment, moment.after());
    var seen = new HashSet<Train>();
    for (Train train : after)
      if (!seen.add(train)) return Optional.of("there are two cards " + train.id());
    List<Train> before = cards(moment, moment.before());
    before.removeAll(takenOut(moment, after));
    for (TrainSpec spec : moment.title().design().trains().values()) {
      if (spec.count().unlimited()) continue;
      long was = count(before, spec) + brought(moment, spec);
      long is = count(after, spec);
      boolean lost = was - is > removed(moment, spec) && is != 0;
      if (is > was || lost)
        return Optional.of(
            "%s-trains: there were %s, and there are %s now".formatted(spec.name(), was, is));
    }
    return Optional.empty();
  }

  /** How many cards of a type were exported, removed by a script, or left with their buyer. */
  private static long removed(StateTransition moment, TrainSpec spec) {
    return moment.events().stream()
        .flatMap(event -> typeRemoved(moment, event).stream())
        .filter(type -> Trains.front(moment.game(), new Train(type, 0)).type().equals(spec.name()))
        .count();
  }

  private static Optional<String> typeRemoved(StateTransition moment, Event event) {
    return switch (event) {
      case TrainEvent.TrainBoughtFromCompany bought when closes(moment, bought.company()) ->
          Optional.of(bought.train());
      case TrainEvent.TrainBought bought when closes(moment, bought.company()) ->
          Optional.of(bought.train());
      case TrainEvent.TrainRemoved removed -> Optional.of(removed.train());
      case TrainEvent.TrainExported exported -> Optional.of(exported.train());
      default -> Optional.empty();
    };
  }

  private static boolean closes(StateTransition moment, String company) {
    return moment.after().company(company).is(Company.Status.CLOSED);
  }

  /** How many cards of a type that were set aside a script brought, wherever they went then. */
  private static long brought(StateTransition moment, TrainSpec spec) {
    return moment.events().stream()
        .filter(event -> event.equals(new TrainEvent.TrainBrought(spec.name())))
        .count();
  }

  /** Cards that the rules removed from the game one by one. */
  private static List<Train> takenOut(StateTransition moment, List<Train> after) {
    var all = new ArrayList<Train>();
    if (ExcessTrains.leave(moment.game()))
      for (Company company : moment.before().companies().values()) all.addAll(company.trains());
    for (Company company : moment.before().companies().values())
      for (Train train : company.trains())
        if (mayLeave(moment, company, train)) all.add(Trains.front(moment.game(), train));
    all.removeAll(after);
    return all;
  }

  /** Obsolete trains leave after a run, and those of companies that close where a title says so. */
  private static boolean mayLeave(StateTransition moment, Company company, Train train) {
    var design = moment.title().design();
    boolean closes = moment.after().company(company.id()).is(Company.Status.CLOSED);
    boolean takesThem =
        design.bankruptcy().closedTrains() == ClosedTrains.OUT_OF_THE_GAME
            || moment.game().kind(company).starts() == KindSpec.Starts.WITH_PRIVATE;
    return closes && takesThem
        || Trains.isObsolete(moment.game().with(moment.before()), train)
        || Trains.isObsolete(moment.game().with(moment.after()), train);
  }

  private static boolean sameTrains(GameState before, GameState after) {
    return before.depot() == after.depot() && before.companies() == after.companies();
  }

  /** All cards, by their fronts. */
  private static List<Train> cards(StateTransition moment, GameState state) {
    var all = new ArrayList<>(state.depot().upcoming());
    all.addAll(state.depot().pool());
    for (Company company : state.companies().values()) all.addAll(company.trains());
    all.replaceAll(train -> Trains.front(moment.game(), train));
    return all;
  }

  private static long count(List<Train> cards, TrainSpec spec) {
    return cards.stream().filter(train -> train.type().equals(spec.name())).count();
  }
}
