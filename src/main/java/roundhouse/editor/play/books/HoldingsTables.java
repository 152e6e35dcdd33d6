package roundhouse.editor.play.books;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.CompanySpec;
import roundhouse.engine.Title;
import roundhouse.engine.explanation.Subject;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.TreasurySight;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.history.Standings;

/** The tables of players, companies and privates. */
final class HoldingsTables {
  private static final int TREASURY = 2;
  private static final String SECRET_TIP = UiWords.of("books.secret-tip");

  private final Title title;
  private final GameState state;
  private final Standings standing;
  private final String decides;
  private final TreasurySight sight;

  private HoldingsTables(Snapshot now) {
    title = now.play().orElseThrow().title();
    state = now.play().orElseThrow().state();
    standing = now.situation().map(Situation::standing).orElse(Standings.UNKNOWN);
    decides =
        now.situation().flatMap(Situation::decision).map(decision -> decision.entity()).orElse("");
    sight = TreasurySight.of(now);
  }

  static TableContent players(Snapshot now) {
    return now.play().isEmpty() ? TableContent.NONE : new HoldingsTables(now).players();
  }

  static TableContent companies(Snapshot now) {
    return now.play().isEmpty() ? TableContent.NONE : new HoldingsTables(now).companies();
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
    var columns = new ArrayList<TableContent.Column>();
    columns.add(TableContent.Column.text(UiWords.of("books.player")));
    columns.add(TableContent.Column.number(UiWords.of("books.cash"), UiWords.of("books.cash-tip")));
    columns.add(
        TableContent.Column.number(UiWords.of("books.worth"), UiWords.of("books.worth-tip")));
    columns.add(
        TableContent.Column.number(
            UiWords.of("books.certificates"),
            UiWords.of(
                "books.certificates-tip",
                title.design().certificateLimit().getOrDefault(state.players().size(), 0))));
    for (CompanySpec spec : started) {
      columns.add(
          new TableContent.Column(
              "",
              true,
              UiWords.of("books.shares", spec.id(), spec.name()),
              Optional.of(Livery.of(spec))));
    }
    var rows = new ArrayList<TableContent.Row>();
    for (Player player : state.players()) rows.add(player(player, started));
    rows.add(bank(UiWords.of("books.pool"), Holder.POOL.name(), started));
    rows.add(bank(UiWords.of("books.offering"), Holder.IPO.name(), started));
    return new TableContent(columns, rows);
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

  private TableContent companies() {
    List<TableContent.Column> columns =
        List.of(
            TableContent.Column.text(UiWords.of("books.company")),
            TableContent.Column.number(UiWords.of("books.price"), UiWords.of("books.share-price")),
            TableContent.Column.number(UiWords.of("books.cash"), UiWords.of("books.treasury")),
            TableContent.Column.text(UiWords.of("books.trains")),
            new TableContent.Column(
                UiWords.of("books.markers"),
                true,
                UiWords.of("books.markers-tip"),
                Optional.empty()),
            TableContent.Column.number(UiWords.of("books.run"), UiWords.of("books.run-tip")),
            TableContent.Column.text(UiWords.of("books.president")));
    var order = new LinkedHashSet<>(standing.order());
    state.companies().values().stream()
        .filter(Company::started)
        .map(Company::id)
        .forEach(order::add);
    order.addAll(state.companies().keySet());
    Liveries liveries = Liveries.of(title.design().companies().values());
    return new TableContent(
        columns,
        order.stream()
            .map(state.companies()::get)
            .map(company -> company(company, liveries))
            .toList());
  }

  private TableContent.Row company(Company company, Liveries liveries) {
    boolean out = !company.started() || company.is(Status.CLOSED);
    List<String> cells =
        List.of(
            company.id(),
            state
                .tokens()
                .of(company.id())
                .map(cell -> money(title.market().at(cell).price()))
                .orElse(""),
            treasury(company),
            String.join(" ", company.trains().stream().map(train -> train.type()).toList()),
            String.valueOf(company.markers().size()),
            company.revenue() < 0 ? "" : money(company.revenue()),
            company.president().orElse(condition(company)));
    String name = title.design().company(company.id()).name();
    String tip =
        condition(company).isEmpty()
            ? name
            : UiWords.of("books.condition", name, condition(company));
    Map<Integer, String> tips =
        sight.shows(title, state, company) ? Map.of() : Map.of(TREASURY, SECRET_TIP);
    return new TableContent.Row(
            cells, Optional.of(liveries.of(company.id())), company.id().equals(decides), out, tip)
        .tips(tips)
        .about(new Subject.Shares(company.id()));
  }

  private String treasury(Company company) {
    if (!TreasurySight.exists(company)) return "";
    if (sight.shows(title, state, company)) return money(company.cash());
    return sight.deciders().isPresent() ? UiWords.of("books.secret") : "…";
  }

  private static String condition(Company company) {
    if (company.is(Status.CLOSED)) return UiWords.of("books.closed");
    if (company.is(Status.BANKRUPT)) return UiWords.of("books.bankrupt");
    return company.inReceivership()
        ? UiWords.of("books.receiver")
        : company.started() && !company.floated() ? UiWords.of("books.unfloated") : "";
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
            owned.closed() ? UiWords.of("books.closed") : owned.owner());
    return new TableContent.Row(
            cells,
            Optional.empty(),
            false,
            owned.closed() || owned.owner().isEmpty(),
            owned.id() + " " + spec.name())
        .about(new Subject.Private(owned.id()));
  }

  private String money(int amount) {
    return title.design().money() + amount;
  }
}
