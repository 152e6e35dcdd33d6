package roundhouse.turn.holdings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.design.spec.CompanySpec;
import roundhouse.engine.Choice;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.turn.holdings.HoldingsColumn.Kind;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.TreasuryVisibility;

/** What a cell of the holdings says in sentences: on its card, and to a screen reader. */
public final class HoldingsWords {
  private static final int MOST_CHOICES = 8;

  private final Title title;
  private final GameState state;
  private final TreasuryVisibility sight;

  /** The words for the cells of a snapshot with a game. */
  public HoldingsWords(Snapshot now) {
    title = now.play().orElseThrow().title();
    state = now.play().orElseThrow().state();
    sight = TreasuryVisibility.of(now);
  }

  /** A line about a cell of a company. */
  public String cell(Company company, HoldingsColumn column) {
    return switch (column.kind()) {
      case COMPANY -> company(company);
      case PRICE -> price(company);
      case CASH -> treasury(company);
      case TRAINS -> trains(company);
      case PRIVATES -> privates(company);
      case MARKERS -> UiWords.of("holdings.has-markers", company.id(), markers(company));
      case RUN ->
          company.revenue() < 0
              ? UiWords.of("holdings.no-run", company.id())
              : UiWords.of("holdings.has-run", company.id(), money(company.revenue()));
      case LOANS -> UiWords.counted("holdings.has-loans", company.loans(), company.id());
      case OFFERING -> UiWords.of("holdings.in-offering", company.id(), company.held(Holder.IPO));
      case POOL -> UiWords.of("holdings.in-pool", company.id(), company.held(Holder.POOL));
      case OWN ->
          UiWords.of("holdings.in-treasury", company.id(), company.held(Holder.of(company)));
      case COMPANIES -> holders(company);
      case PLAYER -> player(company, column.player());
    };
  }

  private String holders(Company company) {
    String all = CompanyCells.holders(state, company);
    return UiWords.of("holdings.held-by", company.id(), all.isEmpty() ? "–" : all);
  }

  /** The lines of a card: about the cell first, then what it offers. */
  public List<String> card(Company company, HoldingsColumn column, List<Choice> choices) {
    var lines = new ArrayList<String>();
    lines.add(cell(company, column));
    if (column.kind() == Kind.COMPANY)
      for (Kind kind :
          List.of(
              Kind.PRICE,
              Kind.CASH,
              Kind.TRAINS,
              Kind.PRIVATES,
              Kind.MARKERS,
              Kind.RUN,
              Kind.LOANS))
        if (matters(kind, company)) lines.add(cell(company, HoldingsColumn.of(kind)));
    choices.stream()
        .limit(MOST_CHOICES)
        .map(Choice::says)
        .map(says -> "• " + says)
        .forEach(lines::add);
    if (choices.size() > MOST_CHOICES)
      lines.add(UiWords.of("holdings.more", choices.size() - MOST_CHOICES));
    return lines;
  }

  private boolean matters(Kind kind, Company company) {
    return switch (kind) {
      case LOANS -> title.design().loans().isPresent();
      case PRIVATES -> !privates(Holder.of(company)).isEmpty();
      default -> true;
    };
  }

  private String privates(Company company) {
    List<String> owned = privates(Holder.of(company));
    return owned.isEmpty()
        ? UiWords.of("holdings.no-private", company.id())
        : UiWords.of("holdings.owns", company.id(), String.join(", ", owned));
  }

  /** The private companies that somebody owns, by name and income. */
  private List<String> privates(Holder owner) {
    return CompanyCells.owned(state, owner)
        .map(owned -> title.design().privates().get(owned.id()))
        .map(spec -> UiWords.of("holdings.private", spec.id(), spec.name(), money(spec.income())))
        .toList();
  }

  /** The lines of a card about a row that is no company: the companies in it, or a sum. */
  public List<String> fold(HoldingsRow row, HoldingsCell cell, HoldingsColumn column) {
    if (row.kind() == HoldingsRow.Kind.TOTAL) return total(row, cell, column);
    var lines = new ArrayList<String>(List.of(row.label()));
    row.folded().forEach(id -> lines.add(company(state.company(id))));
    return lines;
  }

  private List<String> total(HoldingsRow row, HoldingsCell cell, HoldingsColumn column) {
    if (row.id().equals(HoldingsReader.PRIVATES)) return privates(Holder.named(column.player()));
    return column.kind() == Kind.PLAYER
        ? List.of(UiWords.of("holdings.total", column.player(), row.label(), cell.text(false)))
        : List.of();
  }

  private String company(Company company) {
    CompanySpec spec = title.design().company(company.id());
    String name = spec.name().equals(spec.id()) ? spec.id() : spec.id() + " – " + spec.name();
    String condition = condition(company);
    return condition.isEmpty() ? name : UiWords.of("holdings.condition", name, condition);
  }

  private String condition(Company company) {
    if (company.is(Status.CLOSED)) return UiWords.of("holdings.closed");
    if (company.is(Status.BANKRUPT)) return UiWords.of("holdings.bankrupt");
    if (company.inReceivership()) return UiWords.of("holdings.receiver");
    if (!company.started()) return UiWords.of("holdings.not-started");
    return company.floated()
        ? company
            .president()
            .map(player -> own(UiWords.of("holdings.president", player)))
            .orElse("")
        : UiWords.of("holdings.unfloated");
  }

  private String price(Company company) {
    Optional<Integer> price =
        state.tokens().of(company.id()).map(cell -> title.market().at(cell).price());
    if (price.isEmpty()) return UiWords.of("holdings.no-price", company.id());
    return company.par() > 0
        ? UiWords.of("holdings.price-par", company.id(), money(price.get()), money(company.par()))
        : UiWords.of("holdings.has-price", company.id(), money(price.get()));
  }

  private String treasury(Company company) {
    if (!TreasuryVisibility.exists(company))
      return UiWords.of("holdings.no-treasury", company.id());
    return sight.shows(title, state, company)
        ? UiWords.of("holdings.treasury", company.id(), money(company.cash()))
        : UiWords.of("holdings.secret-tip");
  }

  private static String trains(Company company) {
    return company.trains().isEmpty()
        ? UiWords.of("holdings.no-train", company.id())
        : UiWords.of(
            "holdings.owns",
            company.id(),
            company.trains().stream().map(Train::type).collect(Collectors.joining(", ")));
  }

  private String markers(Company company) {
    return company.markers().isEmpty()
        ? UiWords.of("holdings.none")
        : company.markers().stream().map(this::money).collect(Collectors.joining(", "));
  }

  private String player(Company company, String player) {
    int held = company.held(Holder.named(player));
    boolean presides = company.started() && company.presidency().holder().is(player);
    return presides
        ? own(UiWords.of("holdings.presides", player, held, company.id()))
        : UiWords.of("holdings.holds", player, held, company.id());
  }

  private String own(String sentence) {
    return title.design().words().in(sentence);
  }

  private String money(int amount) {
    return title.design().amount(amount);
  }
}
