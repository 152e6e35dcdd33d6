package roundhouse.workshop;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.Train;

/** How two states of one game differ, told in words: money, prices, trains, shares, tiles, who decides. */
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
  public static List<String> between(Title oldTitle, GameState before, Title newTitle, GameState after) {
    return new StateDifference(oldTitle, before, newTitle, after).tell();
  }

  /** Hexes on which another tile or other markers lie. */
  public static Set<String> hexes(GameState before, GameState after) {
    var all = new TreeSet<String>();
    var known = after.board().map().hexes();
    for (String hex : new LinkedHashSet<>(known.keySet())) {
      if (!before.board().map().hexes().containsKey(hex)) all.add(hex);
      else if (!before.board().tile(hex).equals(after.board().tile(hex))) all.add(hex);
      else if (!before.board().markersAt(hex).equals(after.board().markersAt(hex))) all.add(hex);
    }
    return all;
  }

  private List<String> tell() {
    compare("the phase", before.phase(), after.phase());
    compare("play is in", When.briefly(oldTitle.design(), before), When.briefly(newTitle.design(), after));
    compare("to decide", decides(oldTitle, before), decides(newTitle, after));
    compare(after.over() ? "the winner" : "who is ahead", ahead(oldTitle, before), ahead(newTitle, after));
    for (Player player : after.players()) players(player);
    for (Company company : after.companies().values()) {
      Optional.ofNullable(before.companies().get(company.id()))
          .ifPresentOrElse(old -> companies(old, company), () -> told.add(company.id() + " is new"));
    }
    for (String id : before.companies().keySet()) if (!after.companies().containsKey(id)) told.add(id + " is gone");
    compare("the bank", before.bank(), after.bank());
    compare("new trains at the bank", before.depot().upcoming().size(), after.depot().upcoming().size());
    Set<String> hexes = hexes(before, after);
    if (!hexes.isEmpty()) told.add("the board in " + String.join(", ", hexes));
    return List.copyOf(told);
  }

  private void players(Player player) {
    compare(player.name() + " has", money().apply(before.player(player.name()).cash()), money().apply(player.cash()));
  }

  private void companies(Company old, Company now) {
    String id = now.id();
    compare("the treasury of " + id, money().apply(old.cash()), money().apply(now.cash()));
    compare("the price of " + id, price(oldTitle, before, id), price(newTitle, after, id));
    compare("the trains of " + id, trains(old), trains(now));
    compare("the president of " + id, old.president().orElse("nobody"), now.president().orElse("nobody"));
    for (Player player : after.players()) {
      compare(player.name() + "'s part of " + id, old.held(player.name()) + "%", now.held(player.name()) + "%");
    }
    compare("the pool's part of " + id, old.held(Holder.POOL) + "%", now.held(Holder.POOL) + "%");
    compare("the state of " + id, old.status().toString(), now.status().toString());
  }

  private static String decides(Title title, GameState state) {
    try {
      return Engine.decision(title, state).map(decision -> decision.entity() + " (" + decision.says() + ")").orElse("nobody");
    } catch (HookFailure failure) {
      return "unknown, for " + failure.hook() + " failed";
    }
  }

  /** The players of greatest worth, and what they are worth. */
  private static String ahead(Title title, GameState state) {
    try {
      int best = state.players().stream().mapToInt(player -> Engine.worth(title, state, player.name())).max().orElse(0);
      List<String> first = state.players().stream().map(Player::name).filter(name -> Engine.worth(title, state, name) == best).toList();
      if (first.size() == state.players().size()) return "nobody";
      return String.join(" and ", first) + " (" + title.design().money() + best + ")";
    } catch (HookFailure failure) {
      return "unknown, for " + failure.hook() + " failed";
    }
  }

  private static String price(Title title, GameState state, String company) {
    return state.tokens().of(company).map(cell -> title.design().money() + title.market().at(cell).price()).orElse("none");
  }

  private static String trains(Company company) {
    return company.trains().isEmpty() ? "none" : String.join(" ", company.trains().stream().map(Train::type).toList());
  }

  private IntFunction<String> money() {
    return amount -> newTitle.design().money() + amount;
  }

  private void compare(String what, Object old, Object now) {
    if (!Objects.equals(old, now)) told.add("%s: %s → %s".formatted(what, old, now));
  }
}
