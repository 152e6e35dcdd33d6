package roundhouse.drafts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.engine.Hook;

/** The privates of a draft, with the powers for which the format has keys. */
public final class PrivateDraft {
  private final Draft draft;
  private final PrivatePowers powers;
  private final Map<String, PrivateFacts> privates = new LinkedHashMap<>();

  public PrivateDraft(Draft draft, PrivatePowers powers) {
    this.draft = draft;
    this.powers = powers;
  }

  /** Adds a private; of two with one id the first is used. */
  public void add(PrivateFacts facts) {
    if (privates.putIfAbsent(facts.id(), facts) != null)
      draft
          .notes()
          .left("private " + facts.id() + " (" + facts.name() + ") appears twice in the source");
  }

  /** In order of sale: by price, as most titles have it. */
  public List<String> lots() {
    return privates.values().stream()
        .sorted(Comparator.comparingInt(PrivateFacts::price))
        .map(PrivateFacts::id)
        .toList();
  }

  public PrivatePowers powers() {
    return powers;
  }

  /** Writes the file. */
  public void write() {
    DraftPart part = draft.part("privates");
    privates.values().forEach(facts -> powers.reserve(facts.abilities()));
    privates.values().forEach(facts -> write(facts, part));
    if (!privates.isEmpty()) draft.notes().taken("the privates: " + privates.size());
  }

  private void write(PrivateFacts facts, DraftPart part) {
    var keys = new LinkedHashMap<String, Object>();
    keys.put("name", facts.name());
    keys.put("price", facts.price());
    keys.put("income", facts.income());
    if (facts.openingPrice() >= 0 && facts.openingPrice() != facts.price())
      keys.put("opening-price", facts.openingPrice());
    if (!facts.players().isEmpty()) keys.put("players", facts.players());
    var unknown = new ArrayList<SourceMeaning>();
    for (Map<String, Object> ability : facts.abilities())
      if (!powers.write(facts.id(), ability, keys))
        unknown.add(AbilityMeanings.of(UntypedValues.text(ability.get("type"))));
    noteMissing(facts, unknown);
    part.row(facts.id(), keys, facts.hasPower() ? facts.says() : "");
    String said = facts.says().replaceAll("\\s+", " ").strip();
    if (!facts.hasPower() && said.matches(".*\\d.*") || !DraftPart.oneLine(said).equals(said))
      draft.notes().left("what the private " + facts.id() + " says: '" + said + "'");
  }

  private void noteMissing(PrivateFacts facts, List<SourceMeaning> unknown) {
    String the = "the private " + facts.id();
    String path = "privates." + facts.id();
    if (facts.abilities().isEmpty() && facts.hasPower())
      draft
          .notes()
          .missing(path, "no rule is known for " + the + ": it pays and closes, nothing more");
    else if (!unknown.isEmpty())
      draft.notes().missing(path, the + " lacks a rule: " + says(unknown), hooks(unknown));
  }

  private static String says(List<SourceMeaning> unknown) {
    return unknown.stream().map(SourceMeaning::says).collect(Collectors.joining("; "));
  }

  private static List<Hook<?, ?>> hooks(List<SourceMeaning> unknown) {
    return unknown.stream().<Hook<?, ?>>flatMap(each -> each.hooks().stream()).toList();
  }
}
