package roundhouse.turn.holdings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import roundhouse.engine.shares.CompanyWait;
import roundhouse.game.Company;
import roundhouse.words.UiWords;

/**
 * Which companies share one row, because they cannot matter now: those that wait for a phase or a
 * layer, those that are closed, and where rows are short, those that nobody can start at present.
 *
 * @param opened the folds that the user has opened
 * @param waiting companies that cannot start yet, or no more
 * @param matters companies that somebody holds shares of, or that can be chosen
 */
record FoldedCompanies(
    Set<String> opened, Map<String, CompanyWait> waiting, Predicate<Company> matters) {
  private static final String CLOSED = "closed";
  private static final String UNSTARTED = "unstarted";

  /**
   * A row to come: a company, or several under one label.
   *
   * @param key what opens the fold; "" for a company
   */
  record Line(String key, String label, List<Company> companies) {}

  /**
   * The rows for companies.
   *
   * @param room how many rows there is room for; folding makes them fit if it can
   */
  List<Line> lines(List<Company> companies, int room) {
    List<Line> usual = lines(companies, false);
    return usual.size() > room ? lines(companies, true) : usual;
  }

  private List<Line> lines(List<Company> companies, boolean crowded) {
    var lines = new ArrayList<Line>();
    var folds = new LinkedHashMap<String, List<Company>>();
    for (Company company : companies) {
      String key = key(company, crowded);
      if (key.isEmpty()) lines.add(single(company));
      else folds.computeIfAbsent(key, _ -> new ArrayList<>()).add(company);
    }
    folds.forEach((key, folded) -> lines.addAll(folded(key, folded)));
    return lines;
  }

  private static Line single(Company company) {
    return new Line("", "", List.of(company));
  }

  /** One company takes no less room when it is folded. */
  private List<Line> folded(String key, List<Company> companies) {
    if (companies.size() == 1) return List.of(single(companies.getFirst()));
    var lines = new ArrayList<Line>();
    lines.add(new Line(key, label(key, companies.size(), companies.getFirst()), companies));
    if (opened.contains(key)) companies.forEach(company -> lines.add(single(company)));
    return lines;
  }

  private String key(Company company, boolean crowded) {
    if (matters.test(company)) return "";
    if (company.is(Company.Status.CLOSED)) return CLOSED;
    CompanyWait wait = waiting.get(company.id());
    if (wait != null) return wait.cause() + wait.until();
    return crowded && !company.started() && !company.floated() ? UNSTARTED : "";
  }

  private String label(String key, int count, Company first) {
    if (key.equals(CLOSED)) return UiWords.of("holdings.closed-companies", count);
    if (key.equals(UNSTARTED)) return UiWords.of("holdings.unstarted-companies", count);
    CompanyWait wait = waiting.get(first.id());
    return switch (wait.cause()) {
      case PHASE -> UiWords.of("holdings.from-phase", count, wait.until());
      case LAYER -> UiWords.of("holdings.from-layer", count, wait.until());
      case OTHERS -> UiWords.of("holdings.by-others", count);
      case TOO_LATE -> UiWords.of("holdings.too-late", count);
    };
  }
}
