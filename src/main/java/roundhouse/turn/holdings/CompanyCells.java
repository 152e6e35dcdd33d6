package roundhouse.turn.holdings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.words.UiWords;
import roundhouse.workshop.TreasuryVisibility;

/** What the cells of a company show, in numbers without a currency sign. */
final class CompanyCells {
  /** From this number of equal trains on, they are written as "3× 2". */
  private static final int GROUPED = 3;

  /** Names of private companies of more letters would widen the column too much. */
  private static final int NAMED = 9;

  private final Title title;
  private final GameState state;
  private final TreasuryVisibility sight;

  CompanyCells(Title title, GameState state, TreasuryVisibility sight) {
    this.title = title;
    this.state = state;
    this.sight = sight;
  }

  HoldingsCell of(Company company, HoldingsColumn column) {
    boolean out = !company.started() && !company.floated() || company.is(Status.CLOSED);
    HoldingsCell cell =
        switch (column.kind()) {
          case COMPANY -> HoldingsCell.of(company.id());
          case PRICE -> HoldingsCell.of(price(company));
          case CASH -> HoldingsCell.of(treasury(company));
          case TRAINS -> trains(company);
          case PRIVATES -> privates(Holder.of(company));
          case MARKERS -> HoldingsCell.of(out ? "" : String.valueOf(company.markers().size()));
          case RUN -> HoldingsCell.of(company.revenue() < 0 ? "" : "" + company.revenue());
          case LOANS -> HoldingsCell.of(company.loans() == 0 ? "" : "" + company.loans());
          case OFFERING -> held(company, Holder.IPO);
          case POOL -> held(company, Holder.POOL);
          case OWN -> held(company, Holder.of(company));
          case COMPANIES -> HoldingsCell.of(holders(state, company));
          case PLAYER -> held(company, Holder.named(column.player()));
        };
    return cell.faint(out);
  }

  static boolean holdsItself(Company company) {
    return company.held(Holder.of(company)) > 0;
  }

  /** The other companies that hold shares of a company, and how much: "BLU 10, GRN 20". */
  static String holders(GameState state, Company company) {
    return state.companies().keySet().stream()
        .filter(other -> !other.equals(company.id()) && company.held(Holder.named(other)) > 0)
        .map(other -> other + " " + company.held(Holder.named(other)))
        .collect(Collectors.joining(", "));
  }

  /** The private companies that somebody owns: their names, or how many where these are long. */
  HoldingsCell privates(Holder owner) {
    List<String> ids = owned(state, owner).map(PrivateCompany::id).toList();
    if (ids.isEmpty()) return HoldingsCell.EMPTY;
    String all = String.join(" ", ids);
    String count = String.valueOf(ids.size());
    return all.length() > NAMED ? HoldingsCell.of(count) : HoldingsCell.of(all, count);
  }

  static Stream<PrivateCompany> owned(GameState state, Holder owner) {
    return state.privates().values().stream()
        .filter(each -> !each.closed() && each.owner().equals(owner));
  }

  private String price(Company company) {
    return state
        .tokens()
        .of(company.id())
        .map(cell -> String.valueOf(title.market().at(cell).price()))
        .orElse("");
  }

  /** A bankrupt company's treasury is open where the rules open it. */
  private String treasury(Company company) {
    if (!TreasuryVisibility.exists(company)) return "";
    if (sight.shows(title, state, company)) return String.valueOf(company.cash());
    return sight.deciders().isPresent() ? UiWords.of("holdings.secret") : "…";
  }

  private static HoldingsCell held(Company company, Holder holder) {
    int held = company.held(holder);
    boolean presides =
        company.presidency().holder().equals(holder) && company.started() && held > 0;
    return HoldingsCell.of(held == 0 ? "" : String.valueOf(held)).presided(presides);
  }

  private static HoldingsCell trains(Company company) {
    var texts = new ArrayList<String>();
    texts.add(trains(company, GROUPED));
    texts.add(trains(company, 2));
    if (company.trains().size() > GROUPED)
      texts.add(UiWords.of("holdings.many-trains", company.trains().size()));
    return HoldingsCell.of(texts.toArray(String[]::new));
  }

  private static String trains(Company company, int grouped) {
    var counts = new LinkedHashMap<String, Integer>();
    for (Train train : company.trains()) counts.merge(train.type(), 1, Integer::sum);
    List<String> words = new ArrayList<>();
    for (Map.Entry<String, Integer> type : counts.entrySet()) {
      if (type.getValue() >= grouped) words.add(type.getValue() + "×" + type.getKey());
      else for (int train = 0; train < type.getValue(); train++) words.add(type.getKey());
    }
    return String.join(" ", words);
  }
}
