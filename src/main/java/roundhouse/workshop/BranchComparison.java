package roundhouse.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.HexId;
import roundhouse.engine.HookFailure;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.Train;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundName;
import roundhouse.workshop.history.Standings;
import roundhouse.workshop.reload.StateDifference;

/**
 * Two branches of a game side by side, each at its end.
 *
 * @param shared how many actions they have in common
 * @param parted the round in which they parted, "OR 3.1"
 * @param rows everything that is compared, in the order of a score sheet
 * @param hexes whose tiles or markers differ
 */
public record BranchComparison(
    Named left, Named right, int shared, String partedIn, List<Row> rows, Set<HexId> hexes) {

  /** A branch and its name. */
  public record Named(String name, GameHistory play) {}

  /** One thing in both branches. */
  public record Row(String what, String left, String right) {
    public boolean differs() {
      return !left.equals(right);
    }
  }

  public BranchComparison {
    rows = List.copyOf(rows);
    hexes = Set.copyOf(hexes);
  }

  /** Compares two branches of a game by name; empty if it lacks one. */
  static Optional<BranchComparison> of(
      GameHistory game, String one, String other, TreasuryVisibility sight) {
    return named(game, one)
        .flatMap(left -> named(game, other).map(right -> compare(left, right, sight)));
  }

  private static Optional<Named> named(GameHistory game, String name) {
    if (game.branches().present().equals(name))
      return Optional.of(new Named(name, game.at(game.played().size())));
    return game.branches()
        .named(name)
        .map(line -> new Named(name, BranchCommands.played(game.title(), line)));
  }

  private static BranchComparison compare(Named left, Named right, TreasuryVisibility sight) {
    int shared = shared(left.play(), right.play());
    String parted = RoundName.abbreviated(left.play().title().design(), left.play().state(shared));
    Set<HexId> hexes = StateDifference.hexes(left.play().state(), right.play().state());
    List<Row> rows = rows(new Sheet(left.play(), sight), new Sheet(right.play(), sight), hexes);
    return new BranchComparison(left, right, shared, parted, rows, hexes);
  }

  private static int shared(GameHistory left, GameHistory right) {
    int most = Math.min(left.played().size(), right.played().size());
    int shared = 0;
    while (shared < most
        && left.played().get(shared).action().equals(right.played().get(shared).action())) shared++;
    return shared;
  }

  private static List<Row> rows(Sheet one, Sheet two, Set<HexId> hexes) {
    var rows = new ArrayList<Row>();
    rows.add(
        new Row(
            UiWords.of("scores.actions"),
            String.valueOf(one.play.at()),
            String.valueOf(two.play.at())));
    rows.add(new Row(UiWords.of("scores.round"), one.when(), two.when()));
    rows.add(new Row(UiWords.of("scores.phase"), one.state.phase(), two.state.phase()));
    for (Player player : one.state.players()) rows.addAll(ofPlayer(player.name(), one, two));
    for (String id : one.state.companies().keySet())
      if (one.company(id).started() || two.company(id).started())
        rows.addAll(ofCompany(id, one, two));
    for (HexId hex : hexes.stream().sorted().toList())
      rows.add(new Row(UiWords.of("scores.hex", hex), one.hex(hex), two.hex(hex)));
    return rows;
  }

  private static List<Row> ofPlayer(String name, Sheet one, Sheet two) {
    return List.of(
        new Row(UiWords.of("scores.worth", name), one.worth(name), two.worth(name)),
        new Row(UiWords.of("scores.money", name), one.cash(name), two.cash(name)),
        new Row(UiWords.of("scores.shares", name), one.shares(name), two.shares(name)));
  }

  private static List<Row> ofCompany(String id, Sheet one, Sheet two) {
    return List.of(
        new Row(UiWords.of("scores.price", id), one.price(id), two.price(id)),
        new Row(UiWords.of("scores.treasury", id), one.treasury(id), two.treasury(id)),
        new Row(UiWords.of("scores.trains", id), one.trains(id), two.trains(id)),
        new Row(
            one.play.title().design().words().in(UiWords.of("scores.director", id)),
            one.president(id),
            two.president(id)));
  }

  /** The last state of a branch in words. */
  private static final class Sheet {
    private final GameHistory play;
    private final GameState state;
    private final Standings standing;
    private final TreasuryVisibility sight;

    Sheet(GameHistory play, TreasuryVisibility sight) {
      this.play = play;
      this.sight = sight;
      state = play.state();
      standing = standing(play);
    }

    private static Standings standing(GameHistory play) {
      try {
        return Standings.of(play.title(), play.state());
      } catch (HookFailure unknown) {
        return Standings.UNKNOWN;
      }
    }

    String when() {
      return RoundName.abbreviated(play.title().design(), state);
    }

    String worth(String player) {
      return Optional.ofNullable(standing.worth().get(player))
          .map(this::money)
          .orElseGet(() -> UiWords.of("scores.unknown"));
    }

    String cash(String player) {
      return money(state.player(player).cash());
    }

    String shares(String player) {
      return state.companies().values().stream()
          .filter(company -> company.held(Holder.named(player)) > 0)
          .map(company -> company.id() + " " + company.held(Holder.named(player)) + "%")
          .collect(Collectors.joining(", "));
    }

    Company company(String id) {
      return state.company(id);
    }

    String price(String id) {
      return state
          .tokens()
          .of(id)
          .map(cell -> money(play.title().market().at(cell).price()))
          .orElseGet(() -> UiWords.of("scores.none"));
    }

    String treasury(String id) {
      return sight.shows(play.title(), state, company(id))
          ? money(company(id).cash())
          : UiWords.of("scores.secret");
    }

    String trains(String id) {
      return company(id).trains().stream().map(Train::type).collect(Collectors.joining(" "));
    }

    String president(String id) {
      return company(id).president().orElseGet(() -> UiWords.of("scores.nobody"));
    }

    String hex(HexId id) {
      String number = state.board().tile(id).number();
      String markers =
          state.board().markersAt(id).stream()
              .map(marker -> marker.company())
              .collect(Collectors.joining(" "));
      if (number.isEmpty())
        return markers.isEmpty()
            ? UiWords.of("tile-words.printed")
            : UiWords.of("tile-words.printed-marked", markers);
      return markers.isEmpty()
          ? UiWords.of("tile-words.numbered", number)
          : UiWords.of("tile-words.numbered-marked", number, markers);
    }

    private String money(int amount) {
      return play.title().design().amount(amount);
    }
  }
}
