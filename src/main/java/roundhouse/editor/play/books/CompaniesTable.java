package roundhouse.editor.play.books;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Title;
import roundhouse.engine.explanation.Subject;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.GameState;
import roundhouse.picture.Liveries;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.TreasuryVisibility;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.history.Standings;

/** The table of companies, in the order in which they operate. */
final class CompaniesTable {
  private static final int TREASURY = 2;
  private static final String SECRET_TIP = UiWords.of("books.secret-tip");

  private final Title title;
  private final GameState state;
  private final Standings standing;
  private final String decides;
  private final TreasuryVisibility sight;

  private CompaniesTable(Snapshot now) {
    title = now.play().orElseThrow().title();
    state = now.play().orElseThrow().state();
    standing = now.situation().map(Situation::standing).orElse(Standings.UNKNOWN);
    decides =
        now.situation().flatMap(Situation::decision).map(decision -> decision.entity()).orElse("");
    sight = TreasuryVisibility.of(now);
  }

  static TableContent companies(Snapshot now) {
    return now.play().isEmpty() ? TableContent.NONE : new CompaniesTable(now).companies();
  }

  private TableContent companies() {
    var order = new LinkedHashSet<>(standing.order());
    state.companies().values().stream()
        .filter(Company::started)
        .map(Company::id)
        .forEach(order::add);
    order.addAll(state.companies().keySet());
    Liveries liveries = Liveries.of(title.design().companies().values());
    return new TableContent(
        columns(),
        order.stream()
            .map(state.companies()::get)
            .map(company -> company(company, liveries))
            .toList());
  }

  private static List<TableContent.Column> columns() {
    return List.of(
        TableContent.Column.text(UiWords.of("books.company")),
        TableContent.Column.number(UiWords.of("books.price"), UiWords.of("books.share-price")),
        TableContent.Column.number(UiWords.of("books.cash"), UiWords.of("books.treasury")),
        TableContent.Column.text(UiWords.of("books.trains")),
        new TableContent.Column(
            UiWords.of("books.markers"), true, UiWords.of("books.markers-tip"), Optional.empty()),
        TableContent.Column.number(UiWords.of("books.run"), UiWords.of("books.run-tip")),
        TableContent.Column.text(UiWords.of("books.president")));
  }

  private TableContent.Row company(Company company, Liveries liveries) {
    boolean out = !company.started() || company.is(Status.CLOSED);
    List<String> cells =
        List.of(
            company.id(),
            price(company),
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

  private String price(Company company) {
    return state
        .tokens()
        .of(company.id())
        .map(cell -> money(title.market().at(cell).price()))
        .orElse("");
  }

  private String treasury(Company company) {
    if (!TreasuryVisibility.exists(company)) return "";
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

  private String money(int amount) {
    return title.design().money() + amount;
  }
}
