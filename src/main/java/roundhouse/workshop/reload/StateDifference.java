package roundhouse.workshop.reload;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import java.util.function.IntFunction;
import roundhouse.board.HexId;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.TreasuryKnowledge;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.Train;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.RoundName;

/**
 * How two states of one game differ, in words: money, prices, trains, shares, tiles, who decides.
 */
public final class StateDifference {
  private final Title oldTitle;
  private final GameState before;
  private final Title newTitle;
  private final GameState after;
  private final List<String> told = new ArrayList<>();

  private StateDifference(Title oldTitle, GameState before, Title newTitle, GameState after) {
    this.oldTitle = oldTitle;
    this.before = before;
    this.newTitle = newTitle;
    this.after = after;
  }

  /** The differences in words, most telling first; none when there are none. */
  public static List<String> between(
      Title oldTitle, GameState before, Title newTitle, GameState after) {
    return new StateDifference(oldTitle, before, newTitle, after).tell();
  }

  /** Hexes with another tile or other markers. */
  public static Set<HexId> hexes(GameState before, GameState after) {
    var all = new TreeSet<HexId>();
    var known = after.board().map().hexes();
    for (HexId hex : new LinkedHashSet<>(known.keySet())) {
      if (!before.board().map().hexes().containsKey(hex)) all.add(hex);
      else if (!before.board().tile(hex).equals(after.board().tile(hex))) all.add(hex);
      else if (!before.board().markersAt(hex).equals(after.board().markersAt(hex))) all.add(hex);
    }
    return all;
  }

  private List<String> tell() {
    compare(before.phase(), after.phase(), (old, now) -> UiWords.of("difference.phase", old, now));
    compare(
        RoundName.abbreviated(oldTitle.design(), before),
        RoundName.abbreviated(newTitle.design(), after),
        (old, now) -> UiWords.of("difference.round", old, now));
    compare(
        StateValues.decides(oldTitle, before),
        StateValues.decides(newTitle, after),
        (old, now) -> UiWords.of("difference.decides", old, now));
    compare(
        StateValues.ahead(oldTitle, before),
        StateValues.ahead(newTitle, after),
        (old, now) ->
            after.over()
                ? UiWords.of("difference.winner", old, now)
                : UiWords.of("difference.ahead", old, now));
    for (Player player : after.players()) players(player);
    companies();
    supplies();
    return List.copyOf(told);
  }

  /** What belongs to nobody: the bank, the trains for sale, the board. */
  private void supplies() {
    compare(before.bank(), after.bank(), (old, now) -> UiWords.of("difference.bank", old, now));
    compare(
        before.depot().upcoming().size(),
        after.depot().upcoming().size(),
        (old, now) -> UiWords.of("difference.depot", old, now));
    Set<HexId> hexes = hexes(before, after);
    if (!hexes.isEmpty())
      told.add(UiWords.of("difference.board", String.join(", ", HexId.texts(hexes))));
  }

  private void companies() {
    for (Company company : after.companies().values()) {
      Optional.ofNullable(before.companies().get(company.id()))
          .ifPresentOrElse(
              old -> companies(old, company),
              () -> told.add(UiWords.of("difference.new", company.id())));
    }
    for (String id : before.companies().keySet())
      if (!after.companies().containsKey(id)) told.add(UiWords.of("difference.gone", id));
  }

  private void players(Player player) {
    compare(
        money().apply(before.player(player.name()).cash()),
        money().apply(player.cash()),
        (old, now) -> UiWords.of("difference.cash", old, now, player.name()));
  }

  private void companies(Company earlier, Company company) {
    String id = company.id();
    treasury(earlier, company);
    compare(
        StateValues.price(oldTitle, before, id),
        StateValues.price(newTitle, after, id),
        (old, now) -> UiWords.of("difference.price", old, now, id));
    compare(
        StateValues.trains(earlier),
        StateValues.trains(company),
        (old, now) -> UiWords.of("difference.trains", old, now, id));
    compare(
        StateValues.president(earlier),
        StateValues.president(company),
        (old, now) ->
            newTitle.design().words().in(UiWords.of("difference.president", old, now, id)));
    shares(earlier, company);
    compare(
        earlier.status(),
        company.status(),
        (old, now) -> UiWords.of("difference.status", old, now, id));
  }

  private void shares(Company earlier, Company company) {
    String id = company.id();
    for (Player player : after.players()) {
      compare(
          earlier.held(Holder.of(player)),
          company.held(Holder.of(player)),
          (old, now) -> UiWords.of("difference.shares", old, now, player.name(), id));
    }
    compare(
        earlier.held(Holder.POOL),
        company.held(Holder.POOL),
        (old, now) -> UiWords.of("difference.pool", old, now, id));
  }

  /** Hides what one player may not know, because all look at one screen. */
  private void treasury(Company earlier, Company company) {
    boolean secret = isSecret(oldTitle, before, earlier) || isSecret(newTitle, after, company);
    compare(
        money().apply(earlier.cash()),
        money().apply(company.cash()),
        (old, now) ->
            secret
                ? UiWords.of("difference.secret", company.id())
                : UiWords.of("difference.treasury", old, now, company.id()));
  }

  private static boolean isSecret(Title title, GameState state, Company company) {
    return state.players().stream()
        .anyMatch(player -> !TreasuryKnowledge.knows(title, state, player.name(), company));
  }

  private IntFunction<String> money() {
    return newTitle.design()::amount;
  }

  private <T> void compare(T old, T now, BinaryOperator<String> says) {
    if (!Objects.equals(old, now)) told.add(says.apply(String.valueOf(old), String.valueOf(now)));
  }

  /** What is compared in two states, each value in words. */
  private static final class StateValues {
    private StateValues() {}

    static String decides(Title title, GameState state) {
      try {
        return Engine.decision(title, state)
            .map(decision -> UiWords.of("state.who", decision.entity(), decision.says()))
            .orElseGet(() -> UiWords.of("state.nobody"));
      } catch (HookFailure failure) {
        return UiWords.of("state.unknown", failure.hook());
      }
    }

    /** The players of greatest worth, and what they are worth. */
    static String ahead(Title title, GameState state) {
      try {
        int best =
            state.players().stream()
                .mapToInt(player -> Engine.worth(title, state, player.name()))
                .max()
                .orElse(0);
        List<String> first =
            state.players().stream()
                .map(Player::name)
                .filter(name -> Engine.worth(title, state, name) == best)
                .toList();
        if (first.size() == state.players().size()) return UiWords.of("state.nobody");
        return UiWords.of(
            "state.who",
            first.stream().reduce((some, last) -> UiWords.of("common.and", some, last)).orElse(""),
            title.design().amount(best));
      } catch (HookFailure failure) {
        return UiWords.of("state.unknown", failure.hook());
      }
    }

    static String price(Title title, GameState state, String company) {
      return state
          .tokens()
          .of(company)
          .map(cell -> title.design().amount(title.market().at(cell).price()))
          .orElseGet(() -> UiWords.of("state.none"));
    }

    static String trains(Company company) {
      return company.trains().isEmpty()
          ? UiWords.of("state.none")
          : String.join(" ", company.trains().stream().map(Train::type).toList());
    }

    static String president(Company company) {
      return company.president().orElseGet(() -> UiWords.of("state.nobody"));
    }
  }
}
