package roundhouse.drafts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import roundhouse.design.spec.ShareSizes;

/** The companies of a draft, and the kinds that have their shares and rules in common. */
public final class CompanyDraft {

  /** Companies that differ in none of these are of one kind. */
  private record Common(
      String kind, List<Integer> shares, Map<String, Object> rules, boolean home) {}

  /** The shares of most companies. */
  public static final List<Integer> TEN = List.of(20, 10, 10, 10, 10, 10, 10, 10, 10);

  private final Draft draft;
  private final Map<String, CompanyFacts> companies = new LinkedHashMap<>();

  public CompanyDraft(Draft draft) {
    this.draft = draft;
  }

  /** Adds a company; of two with one id the first is used. */
  public void add(CompanyFacts facts) {
    if (companies.putIfAbsent(facts.id(), facts) != null)
      draft
          .notes()
          .left("company " + facts.id() + " (" + facts.name() + ") appears twice in the source");
  }

  /**
   * The certificates of a company as a design has them: the president's is the first, and others
   * can be exchanged for it.
   *
   * @param shares those of the source; empty if it has none
   */
  public List<Integer> shares(String id, List<Integer> shares) {
    boolean whole = shares.stream().mapToInt(Integer::intValue).sum() == 100;
    if (whole && new ShareSizes(shares).misfit().isEmpty()) return shares;
    var ordered = new ArrayList<>(shares);
    ordered.sort(Comparator.reverseOrder());
    boolean fits = whole && new ShareSizes(ordered).misfit().isEmpty();
    draft
        .notes()
        .guessed(
            "kinds",
            (fits
                    ? "the president's certificate of " + id + " is the largest"
                    : "the shares of "
                        + id
                        + ": a president's certificate of 20 and eight of 10 percent")
                + "; the source has "
                + (shares.isEmpty() ? "none" : shares));
    return fits ? ordered : TEN;
  }

  public Set<String> ids() {
    return new LinkedHashSet<>(companies.keySet());
  }

  /** The kinds that the draft has for a source's word. */
  public List<String> kinds(String word) {
    return names().entrySet().stream()
        .filter(entry -> entry.getKey().kind().equals(word))
        .map(Map.Entry::getValue)
        .toList();
  }

  /** Whether a source's word is that of the first company, whose kind is the usual one. */
  public boolean isUsual(String word) {
    return companies.values().stream()
        .findFirst()
        .filter(first -> first.kind().equals(word))
        .isPresent();
  }

  /** Writes the two files. */
  public void write() {
    Map<Common, String> names = names();
    names.forEach(this::writeKind);
    DraftPart part = draft.part("companies");
    names.forEach(
        (common, name) -> {
          if (names.size() > 1) part.heading(name);
          companies.values().stream()
              .filter(company -> common(company).equals(common))
              .forEach(company -> write(company, name, names, part));
        });
    draft.notes().taken("the companies: " + companies.size());
  }

  private static Common common(CompanyFacts company) {
    return new Common(company.kind(), company.shares(), company.rules(), company.hasHome());
  }

  private Map<Common, String> names() {
    var names = new LinkedHashMap<Common, String>();
    for (CompanyFacts company : companies.values()) {
      String name = company.kind();
      for (int more = 2; names.containsValue(name) && !names.containsKey(common(company)); more++)
        name = company.kind() + " " + more;
      names.putIfAbsent(common(company), name);
    }
    return names;
  }

  private void writeKind(Common common, String name) {
    DraftPart part = draft.part("kinds");
    part.section(name);
    part.row("shares", common.shares());
    if (!common.home()) freeHome(part, name);
    common.rules().forEach(part::row);
    List<Integer> markers = usualMarkers(common);
    if (!markers.equals(List.of(0))) part.row("markers", markers);
    part.endSection();
  }

  private void freeHome(DraftPart part, String name) {
    part.row("home-marker", "free city");
    draft
        .notes()
        .missing(
            "kinds." + name,
            "the source names no homes for the kind '"
                + name
                + "'; each company chooses a free city");
    draft
        .notes()
        .guessed(
            "kinds",
            "companies of the kind '"
                + name
                + "' choose a free city as their home: the source names none");
  }

  private List<Integer> usualMarkers(Common common) {
    return companies.values().stream()
        .filter(company -> common(company).equals(common))
        .collect(
            Collectors.groupingBy(CompanyFacts::markers, LinkedHashMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .reduce((one, other) -> other.getValue() > one.getValue() ? other : one)
        .map(Map.Entry::getKey)
        .orElse(List.of(0));
  }

  private void write(CompanyFacts company, String kind, Map<Common, String> names, DraftPart part) {
    var keys = new LinkedHashMap<String, Object>();
    keys.put("name", company.name());
    boolean usual = names.values().iterator().next().equals(kind);
    if (!usual) keys.put("kind", kind);
    if (!company.color().isEmpty()) keys.put("color", company.color());
    keys.putAll(company.own());
    Function<CompanyFacts, List<Integer>> common = one -> usualMarkers(common(one));
    if (!company.markers().equals(common.apply(company)))
      keys.put("markers", new ArrayList<>(company.markers()));
    part.row(company.id(), keys);
  }
}
