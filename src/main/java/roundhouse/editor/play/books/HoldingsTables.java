package roundhouse.editor.play.books;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.CompanySpec;
import roundhouse.engine.Title;
import roundhouse.engine.explanation.Subject;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.picture.Livery;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.history.Standings;

/** The tables of players and privates. */
final class HoldingsTables {
  private final Title title;
  private final GameState state;
  private final Standings standing;
  private final String decides;

  private HoldingsTables(Snapshot now) {
    title = now.play().orElseThrow().title();
    state = now.play().orElseThrow().state();
    standing = now.situation().map(Situation::standing).orElse(Standings.UNKNOWN);
    decides =
        now.situation().flatMap(Situation::decision).map(decision -> decision.entity()).orElse("");
  }

  static TableContent players(Snapshot now) {
    return now.play().isEmpty() ? TableContent.NONE : new HoldingsTables(now).players();
  }

  static TableContent privates(Snapshot now) {
    return now.play().isEmpty() ? TableContent.NONE : new HoldingsTables(now).privates();
  }

  /**
   * Players and the bank's holdings by company. Lists started companies only: the shares of the
   * others are all in the offering.
   */
  private TableContent players() {
    List<CompanySpec> started =
        title.design().companies().values().stream()
            .filter(spec -> state.company(spec.id()).started())
            .toList();
    var rows = new ArrayList<TableContent.Row>();
    for (Player player : state.players()) rows.add(player(player, started));
    rows.add(bank(UiWords.of("books.pool"), Holder.POOL.name(), started));
    rows.add(bank(UiWords.of("books.offering"), Holder.IPO.name(), started));
    return new TableContent(playerColumns(started), rows);
  }

  private List<TableContent.Column> playerColumns(List<CompanySpec> started) {
    int limit = title.design().certificateLimit().getOrDefault(state.players().size(), 0);
    var columns = new ArrayList<TableContent.Column>();
    columns.add(TableContent.Column.text(UiWords.of("books.player")));
    columns.add(TableContent.Column.number(UiWords.of("books.cash"), UiWords.of("books.cash-tip")));
    columns.add(
        TableContent.Column.number(UiWords.of("books.worth"), UiWords.of("books.worth-tip")));
    columns.add(
        TableContent.Column.number(
            UiWords.of("books.certificates"), UiWords.of("books.certificates-tip", limit)));
    for (CompanySpec spec : started) columns.add(shares(spec));
    return columns;
  }

  private static TableContent.Column shares(CompanySpec spec) {
    return new TableContent.Column(
        "", true, UiWords.of("books.shares", spec.id(), spec.name()), Optional.of(Livery.of(spec)));
  }

  private TableContent.Row player(Player player, List<CompanySpec> started) {
    var cells = new ArrayList<String>();
    boolean priority = player.name().equals(state.priority());
    cells.add(player.name() + (priority ? " ★" : ""));
    cells.add(money(player.cash()));
    cells.add(
        Optional.ofNullable(standing.worth().get(player.name())).map(this::money).orElse("…"));
    cells.add(
        Optional.ofNullable(standing.certificates().get(player.name()))
            .map(String::valueOf)
            .orElse("…"));
    for (CompanySpec spec : started) cells.add(part(state.company(spec.id()), player.name()));
    return new TableContent.Row(
        cells,
        Optional.empty(),
        player.name().equals(decides),
        false,
        priority ? UiWords.of("books.priority", player.name()) : "");
  }

  private TableContent.Row bank(String name, String holder, List<CompanySpec> started) {
    var cells = new ArrayList<>(List.of(name, "", "", ""));
    for (CompanySpec spec : started) cells.add(part(state.company(spec.id()), holder));
    return new TableContent.Row(cells, Optional.empty(), false, true, "");
  }

  private static String part(Company company, String holder) {
    int held = company.held(Holder.named(holder));
    boolean president = company.presidency().holder().is(holder) && company.started();
    return held == 0 ? "" : held + (president ? "*" : "");
  }

  private TableContent privates() {
    List<TableContent.Column> columns =
        List.of(
            TableContent.Column.text(UiWords.of("books.private")),
                TableContent.Column.number(
                    UiWords.of("books.value"), UiWords.of("books.value-tip")),
            TableContent.Column.number(UiWords.of("books.income"), UiWords.of("books.income-tip")),
                TableContent.Column.text(UiWords.of("books.owner")));
    return new TableContent(columns, state.privates().values().stream().map(this::owned).toList());
  }

  private TableContent.Row owned(PrivateCompany owned) {
    var spec = title.design().privates().get(owned.id());
    List<String> cells =
        List.of(
            spec.name(),
            money(spec.price()),
            money(spec.income()),
            owned.closed() ? UiWords.of("books.closed") : owned.owner().name());
    return new TableContent.Row(
            cells,
            Optional.empty(),
            false,
            owned.closed() || owned.owner().isNobody(),
            owned.id() + " " + spec.name())
        .about(new Subject.Private(owned.id()));
  }

  private String money(int amount) {
    return title.design().money() + amount;
  }
}
