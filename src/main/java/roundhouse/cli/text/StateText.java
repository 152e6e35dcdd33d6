package roundhouse.cli.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import roundhouse.design.spec.EndTiming;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.TreasuryKnowledge;
import roundhouse.engine.rounds.PlayerOrders;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.lab.batch.TextTable;

/** Formats a state as compact tables: players with their shares, companies, the bank. */
public final class StateText {
  private StateText() {}

  public static String of(Title title, GameState state) {
    var game = new Game(title, state);
    return "%n%s%n%n%s%n%s%n".formatted(heading(game), players(game), companies(game));
  }

  private static String heading(Game game) {
    GameState state = game.state();
    var calendar = state.calendar();
    String round =
        state.over()
            ? "over"
            : state.round().name()
                + (calendar.set() == 0 ? "" : " " + calendar.set() + "." + calendar.number());
    String ending =
        state
            .ending()
            .map(end -> ", the game ends: " + EndTiming.Cause.says(end.cause()))
            .orElse("");
    return "%s, %s, phase %s, bank %s, next trains %s%s%s"
        .formatted(
            game.design().title(),
            round,
            state.phase(),
            game.money(state.bank()),
            upcoming(state),
            pool(state),
            ending);
  }

  private static String upcoming(GameState state) {
    var left = new LinkedHashMap<String, Integer>();
    for (Train train : state.depot().upcoming()) left.merge(train.type(), 1, Integer::sum);
    return left.isEmpty()
        ? "none"
        : left.entrySet().stream()
            .limit(2)
            .map(entry -> entry.getKey() + " x" + entry.getValue())
            .collect(Collectors.joining(", "));
  }

  private static String pool(GameState state) {
    return state.depot().pool().isEmpty() ? "" : ", in the pool " + trains(state.depot().pool());
  }

  private static String trains(List<Train> trains) {
    return trains.stream().map(Train::type).collect(Collectors.joining(" "));
  }

  private static String players(Game game) {
    var rows = new ArrayList<List<String>>();
    for (Player player : game.state().players()) {
      String priority = player.name().equals(PlayerOrders.priority(game)) ? "*" : "";
      int worth = Engine.worth(game.title(), game.state(), player.name());
      rows.add(
          List.of(
              player.name() + priority,
              game.money(player.cash()),
              game.money(worth),
              shares(game, player.name()),
              privates(game, player.name())));
    }
    return TextTable.of(
        List.of(
            "player",
            "cash",
            "worth",
            "shares (P: %s)".formatted(game.design().words().in("president")),
            "privates"),
        rows);
  }

  private static String shares(Game game, String holder) {
    var held = new TreeMap<String, String>();
    for (Company company : game.state().companies().values()) {
      int percent = company.held(Holder.named(holder));
      if (percent > 0)
        held.put(
            company.id(),
            company.id() + " " + percent + (company.presidency().holder().is(holder) ? "P" : ""));
    }
    return String.join(", ", held.values());
  }

  private static String privates(Game game, String player) {
    return game.state().privates().values().stream()
        .filter(each -> each.owner().is(player))
        .map(PrivateCompany::id)
        .collect(Collectors.joining(" "));
  }

  private static String companies(Game game) {
    List<Company> shown =
        game.state().companies().values().stream()
            .filter(company -> company.started() || !company.status().isEmpty())
            .toList();
    if (shown.isEmpty()) return "No company has been started." + System.lineSeparator();
    boolean shareholders =
        shown.stream().anyMatch(company -> !shares(game, company.id()).isEmpty());
    var headings =
        new ArrayList<>(
            List.of(
                "company",
                game.design().words().in("president"),
                "price",
                "par",
                "treasury",
                "trains",
                "last run",
                "offering",
                "pool",
                "markers"));
    if (shareholders) headings.add("shares");
    headings.add("");
    return TextTable.of(
        headings, shown.stream().map(company -> row(game, company, shareholders)).toList());
  }

  /**
   * A company's row.
   *
   * @param shareholders whether to show the shares that companies hold, their own too
   */
  private static List<String> row(Game game, Company company, boolean shareholders) {
    String revenue = company.revenue() < 0 ? "-" : game.money(company.revenue());
    String status =
        company.status().stream()
            .filter(each -> each != Company.Status.FLOATED && each != Company.Status.OPERATED)
            .map(each -> each.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(" "));
    var row =
        new ArrayList<>(
            List.of(
                company.id(),
                company.president().orElse("none"),
                game.money(game.price(company)),
                game.money(company.par()),
                treasury(game, company),
                trains(company.trains()),
                revenue,
                company.held(Holder.IPO) + "",
                company.held(Holder.POOL) + "",
                company.markers().size() + ""));
    if (shareholders) row.add(shares(game, company.id()));
    row.add(status);
    return row;
  }

  /** The company's money, if a player who decides now may know it. */
  private static String treasury(Game game, Company company) {
    if (!company.floated() && !company.is(Company.Status.BANKRUPT)) return "not floated";
    boolean known =
        Engine.decision(game.title(), game.state())
            .map(
                decision ->
                    TreasuryKnowledge.anyKnows(
                        game.title(), game.state(), decision.deciders(), company))
            .orElse(true);
    return known ? game.money(company.cash()) : "kept secret";
  }
}
