package roundhouse.turn.holdings;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.rounds.PlayerOrders;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.turn.holdings.HoldingsColumn.Kind;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.TreasuryVisibility;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.history.Standings;

/** Reads the holdings from a snapshot. */
public final class HoldingsReader {
  /** The row of the private companies of the players. */
  static final String PRIVATES = UiWords.of("holdings.privates");

  /** Stands where a number is not known yet. */
  private static final String UNKNOWN = "…";

  private final Title title;
  private final GameState state;
  private final Standings standing;
  private final String entity;
  private final CellChoices choices;
  private final CompanyCells cells;

  private HoldingsReader(
      GameHistory play,
      Optional<Situation> situation,
      Standings standing,
      TreasuryVisibility sight,
      List<Choice> offered) {
    title = play.title();
    state = play.state();
    this.standing = standing;
    entity = situation.flatMap(Situation::decision).map(Decision::entity).orElse("");
    choices = new CellChoices(title, state, offered);
    cells = new CompanyCells(title, state, sight);
  }

  /**
   * The holdings of a snapshot.
   *
   * @param standing as last known: the snapshot may have none yet
   * @param offered what may be done in the cells
   * @param opened the folds that the user has opened
   * @param room how many companies can be seen at once
   */
  public static HoldingsMatrix matrix(
      Snapshot now, Standings standing, List<Choice> offered, Set<String> opened, int room) {
    TreasuryVisibility sight = TreasuryVisibility.of(now);
    return now.play()
        .map(play -> new HoldingsReader(play, now.situation(), standing, sight, offered))
        .map(reader -> reader.matrix(opened, room))
        .orElse(HoldingsMatrix.NONE);
  }

  /** The holdings of a moment with all companies, those of a fold below it. */
  public static HoldingsMatrix whole(
      GameHistory play, Situation now, TreasuryVisibility sight, List<Choice> offered) {
    var reader = new HoldingsReader(play, Optional.of(now), now.standing(), sight, offered);
    Set<String> folds =
        reader.matrix(Set.of(), Integer.MAX_VALUE).rows().stream()
            .filter(row -> row.kind() == HoldingsRow.Kind.FOLD)
            .map(HoldingsRow::id)
            .collect(Collectors.toSet());
    return reader.matrix(folds, Integer.MAX_VALUE);
  }

  private HoldingsMatrix matrix(Set<String> opened, int room) {
    List<HoldingsColumn> columns = columns();
    var folded = new FoldedCompanies(opened, standing.waiting(), this::matters);
    return new HoldingsMatrix(
        columns,
        folded.lines(companies(), room).stream().map(line -> row(line, columns)).toList(),
        totals(columns),
        state.isPlayer(entity) ? entity : "",
        PlayerOrders.priority(new Game(title, state)));
  }

  private List<HoldingsColumn> columns() {
    var columns = new ArrayList<HoldingsColumn>();
    for (Kind kind : Kind.values())
      if (kind != Kind.PLAYER && has(kind)) columns.add(HoldingsColumn.of(kind));
    for (Player player : state.players()) columns.add(HoldingsColumn.ofPlayer(player.name()));
    return columns;
  }

  private boolean has(Kind kind) {
    return switch (kind) {
      case LOANS -> title.design().loans().isPresent();
      case PRIVATES ->
          state.companies().values().stream()
              .anyMatch(each -> CompanyCells.owned(state, Holder.of(each)).findAny().isPresent());
      case OWN -> state.companies().values().stream().anyMatch(CompanyCells::holdsItself);
      case COMPANIES ->
          state.companies().values().stream()
              .anyMatch(each -> !CompanyCells.holders(state, each).isEmpty());
      default -> true;
    };
  }

  /** As they would operate, then the other started ones, then the rest in the design's order. */
  private List<Company> companies() {
    var order = new LinkedHashSet<>(standing.order());
    state.companies().values().stream()
        .filter(Company::started)
        .map(Company::id)
        .forEach(order::add);
    order.addAll(state.companies().keySet());
    return order.stream()
        .flatMap(id -> Optional.ofNullable(state.companies().get(id)).stream())
        .toList();
  }

  private boolean matters(Company company) {
    return choices.has(company.id())
        || state.players().stream().anyMatch(player -> company.held(Holder.of(player)) > 0);
  }

  private HoldingsRow row(FoldedCompanies.Line line, List<HoldingsColumn> columns) {
    if (!line.key().isEmpty())
      return new HoldingsRow(
          HoldingsRow.Kind.FOLD,
          line.key(),
          line.label(),
          line.companies().stream().map(Company::id).toList(),
          false,
          columns.stream().map(_ -> HoldingsCell.EMPTY).toList());
    Company company = line.companies().getFirst();
    return new HoldingsRow(
        HoldingsRow.Kind.COMPANY,
        company.id(),
        "",
        List.of(),
        company.id().equals(entity),
        columns.stream()
            .map(column -> cells.of(company, column).offering(choices.of(company.id(), column)))
            .toList());
  }

  /** Where the title has private companies, their row stays when all are closed: nothing moves. */
  private List<HoldingsRow> totals(List<HoldingsColumn> columns) {
    var rows = new ArrayList<HoldingsRow>();
    if (!state.privates().isEmpty())
      rows.add(total(PRIVATES, columns, player -> cells.privates(Holder.named(player))));
    rows.addAll(sums(columns));
    return rows;
  }

  private List<HoldingsRow> sums(List<HoldingsColumn> columns) {
    return List.of(
        total(
            UiWords.of("holdings.money"),
            columns,
            player -> HoldingsCell.of(String.valueOf(state.player(player).cash()))),
        total(UiWords.of("holdings.certificates"), columns, this::certificates),
        total(UiWords.of("holdings.worth"), columns, player -> HoldingsCell.of(worth(player))));
  }

  private static HoldingsRow total(
      String label, List<HoldingsColumn> columns, Function<String, HoldingsCell> ofPlayer) {
    return new HoldingsRow(
        HoldingsRow.Kind.TOTAL,
        label,
        label,
        List.of(),
        false,
        columns.stream()
            .map(
                column ->
                    column.kind() == Kind.PLAYER
                        ? ofPlayer.apply(column.player())
                        : HoldingsCell.EMPTY)
            .toList());
  }

  /** Those that count and how many are allowed; where room is short, the first alone. */
  private HoldingsCell certificates(String player) {
    String held = standing.certificatesOf(player).orElse(UNKNOWN);
    Integer limit = standing.limits().get(player);
    return limit == null ? HoldingsCell.of(held) : HoldingsCell.of(held + "/" + limit, held);
  }

  private String worth(String player) {
    Integer worth = standing.worth().get(player);
    return worth == null ? UNKNOWN : worth.toString();
  }
}
