package roundhouse.turn.facts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.ReplayLoop;
import roundhouse.engine.play.ReplayPolicy;
import roundhouse.engine.play.ReplayResult;
import roundhouse.engine.play.TreasuryKnowledge;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.Train;
import roundhouse.words.UiWords;

/**
 * What an action would change, found by playing it on the immutable state. What then follows by
 * itself, such as the income of the next round, is told apart. Tells nothing that those who decide
 * may not know: no treasury they must not see, and nothing that chance decides.
 *
 * @param legal whether the rules allow it
 * @param lines what changes, the most important first; the reason if it is not legal
 * @param events what the log would report of the action itself
 * @param after the state that the action itself leads to
 * @param trainLimit how many trains the company that acts may then own
 */
public record Consequences(
    boolean legal,
    List<String> lines,
    List<Event> events,
    Optional<GameState> after,
    OptionalInt trainLimit) {
  /** Nothing changes. */
  public static final Consequences NONE = of(true, List.of());

  public Consequences {
    lines = List.copyOf(lines);
    events = List.copyOf(events);
  }

  /**
   * @param deciders who may see the answer
   */
  public static Consequences of(
      Title title, GameState state, Action action, List<String> deciders) {
    return of(title, state, state, action, deciders);
  }

  /**
   * @param from the state with which it is compared
   */
  private static Consequences of(
      Title title, GameState from, GameState state, Action action, List<String> deciders) {
    Engine.Foreseen foreseen = Engine.foresee(title, state, action);
    GameState after = foreseen.action().state();
    return switch (foreseen.result()) {
      case Result.Applied _ when after.random() != state.random() ->
          of(true, List.of(UiWords.of("card.chance")));
      case Result.Applied settled -> {
        var lines = new ArrayList<>(new Comparison(title, from, after, deciders).lines());
        if (settled.state().random() != state.random()) lines.add(UiWords.of("card.chance"));
        else follows(new Comparison(title, after, settled.state(), deciders)).ifPresent(lines::add);
        yield new Consequences(
            true,
            lines,
            foreseen.action().events(),
            Optional.of(after),
            trainLimit(title, after, action.by()));
      }
      case Result.Refused refused -> of(false, List.of(refused.reason()));
      case Result.Failed failed -> of(false, List.of(failed.failure().says()));
    };
  }

  /** What follows by itself, in a line of its own. */
  private static Optional<String> follows(Comparison then) {
    List<String> lines = then.lines();
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(UiWords.of("card.then", String.join("; ", lines)));
  }

  /** What is known before the amount of an action is chosen. */
  static Consequences ofOpenAmount(Title title, GameState state, Action action) {
    OptionalInt limit = trainLimit(title, state, action.by());
    return new Consequences(true, List.of(), List.of(), Optional.empty(), limit);
  }

  private static Consequences of(boolean legal, List<String> lines) {
    return new Consequences(legal, lines, List.of(), Optional.empty(), OptionalInt.empty());
  }

  private static OptionalInt trainLimit(Title title, GameState state, String by) {
    Company company = state.companies().get(by);
    if (company == null) return OptionalInt.empty();
    var game = new Game(title, state);
    return OptionalInt.of(title.executor().run(() -> Trains.limit(game, company)));
  }

  /**
   * What several actions change, one after the other. The first that the rules do not take is the
   * answer: without it, what comes after it would happen in another state than it was meant for.
   *
   * @param deciders who may see the answer
   */
  public static Consequences of(
      Title title, GameState state, List<Action> actions, List<String> deciders) {
    if (actions.isEmpty()) return NONE;
    ReplayResult before =
        new ReplayLoop(title, ReplayPolicy.STOP)
            .play(state, actions.subList(0, actions.size() - 1));
    if (before.failure().isPresent()) return of(false, List.of(before.failure().get().reason()));
    return of(title, state, before.last(), actions.getLast(), deciders);
  }

  private record Comparison(Title title, GameState before, GameState after, List<String> deciders) {

    List<String> lines() {
      var lines = new ArrayList<String>();
      for (Company company : before.companies().values()) company(company, lines);
      for (Player player : before.players()) {
        int cash = after.player(player.name()).cash();
        if (cash != player.cash())
          lines.add(change(player.name(), money(player.cash()), money(cash)));
      }
      if (!before.phase().equals(after.phase()))
        lines.addFirst(UiWords.of("card.phase", after.phase()));
      if (after.over()) lines.addFirst(UiWords.of("card.ends"));
      return lines;
    }

    private String own(String sentence) {
      return title.design().words().in(sentence);
    }

    private void company(Company company, List<String> lines) {
      Company then = after.company(company.id());
      String id = company.id();
      price(id, before).ifPresent(old -> told(id, old, price(id, after), lines));
      if (price(id, before).isEmpty())
        price(id, after).ifPresent(par -> lines.add(UiWords.of("card.starts-at", id, money(par))));
      if (!company.president().equals(then.president()))
        lines.add(
            then.president()
                .map(player -> own(UiWords.of("card.president", id, player)))
                .orElseGet(() -> own(UiWords.of("card.no-president", id))));
      if (!company.floated() && then.floated()) lines.add(UiWords.of("card.floats", id));
      if (!company.is(Company.Status.CLOSED) && then.is(Company.Status.CLOSED))
        lines.add(UiWords.of("card.closes", id));
      if (!company.trains().equals(then.trains()))
        lines.add(change(id, trains(company), trains(then)));
      if (company.cash() != then.cash() && isKnown(company))
        lines.add(change(id, money(company.cash()), money(then.cash())));
    }

    private void told(String id, int old, Optional<Integer> price, List<String> lines) {
      if (price.isEmpty() || price.get() != old)
        lines.add(
            UiWords.of("card.price-moves", id, money(old), price.map(this::money).orElse("–")));
    }

    private boolean isKnown(Company company) {
      return TreasuryKnowledge.anyKnows(title, before, deciders, company);
    }

    private Optional<Integer> price(String company, GameState state) {
      return state.tokens().of(company).map(cell -> title.market().at(cell).price());
    }

    private static String trains(Company company) {
      return company.trains().isEmpty()
          ? UiWords.of("card.no-train")
          : company.trains().stream().map(Train::type).collect(Collectors.joining(" "));
    }

    private static String change(String whose, String before, String after) {
      return UiWords.of("card.change", whose, before, after);
    }

    private String money(int sum) {
      return title.design().amount(sum);
    }
  }
}
