package roundhouse.drafts.folder;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import roundhouse.drafts.CompanyDraft;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftNotes;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.SourceMeaning;
import roundhouse.drafts.TrainDraft;
import roundhouse.drafts.UntypedValues;
import roundhouse.engine.runs.RunHooks;
import roundhouse.words.IndefiniteArticle;

/** Reads trains, the phases that they start, and what the first train of a type sets off. */
final class FolderTrains {
  private static final int MOST_GUESSED = 8;
  private static final Pattern WORDS = Pattern.compile("%w\\[([^\\]]*)\\]");

  private final TitleFolder title;
  private final Draft draft;
  private final CompanyDraft companies;
  private final TrainDraft trains;
  private final FolderPhases phases;
  private final List<String> closing = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private String lastType = "";

  FolderTrains(TitleFolder title, Draft draft, CompanyDraft companies) {
    this.title = title;
    this.draft = draft;
    this.companies = companies;
    this.trains = new TrainDraft(draft);
    this.phases = new FolderPhases(draft, trains, companies);
  }

  TrainDraft trains() {
    return trains;
  }

  FolderPhases phases() {
    return phases;
  }

  void read() throws DraftRefused {
    List<Map<String, Object>> table = UntypedValues.maps(table("TRAINS"));
    table.forEach(train -> names.add(UntypedValues.text(train.get("name"))));
    if (!table.isEmpty()) lastType = UntypedValues.text(table.getLast().get("name"));
    for (Map<String, Object> train : table) addTrain(train);
    phases.read(UntypedValues.maps(table("PHASES")));
    exportTrains();
    for (String train : closing)
      trains
          .startedBy(train)
          .ifPresent(phase -> trains.phase(phase, Map.of("privates-close", true)));
  }

  /** A method that exports a train after rounds; its condition is not read. */
  private void exportTrains() {
    for (var when : Map.of("or_round_finished", "round", "or_set_finished", "set").entrySet()) {
      String method = title.methods().getOrDefault(when.getKey(), "");
      if (!method.contains("export!")) continue;
      var export = new LinkedHashMap<String, Object>();
      export.put("when", when.getValue());
      List<String> types =
          WORDS
              .matcher(method)
              .results()
              .flatMap(words -> UntypedValues.words(words.group(1)).stream())
              .filter(names::contains)
              .toList();
      if (!types.isEmpty()) export.put("types", types);
      for (String phase : trains.phases()) trains.phase(phase, Map.of("exports-train", export));
      draft
          .notes()
          .guessed(
              "phases", "trains that are exported: `" + when.getKey() + "` says when, in code");
    }
  }

  /** A table, or the first of those among which a method chooses. */
  private Object table(String name) throws DraftRefused {
    Object written = title.get(name);
    if (written != null) return written;
    List<String> choices =
        title.constants().names().stream()
            .filter(other -> other.endsWith("_" + name) || other.startsWith(name + "_"))
            .filter(other -> !other.contains("REMOVE"))
            .toList();
    for (String choice : choices)
      if (title.get(choice) instanceof List<?> list && !UntypedValues.maps(list).isEmpty()) {
        draft
            .notes()
            .missing(
                name.toLowerCase(Locale.ROOT),
                "a method chooses among "
                    + String.join(", ", choices)
                    + "; the draft has "
                    + choice);
        return list;
      }
    return List.of();
  }

  private void addTrain(Map<String, Object> train) throws DraftRefused {
    write(train, "");
    for (Map<String, Object> variant : UntypedValues.maps(train.get("variants"))) {
      var whole = new LinkedHashMap<>(train);
      whole.putAll(variant);
      whole.remove("variants");
      String usual = UntypedValues.text(train.get("name"));
      if (UntypedValues.text(whole.get("name")).equals(usual)) continue;
      write(whole, usual);
    }
  }

  private void write(Map<String, Object> train, String sideOf) throws DraftRefused {
    String name = UntypedValues.text(train.get("name"));
    if (name.isEmpty()) return;
    if (!trains.train(name, keys(name, train, sideOf), "")) return;
    if (!sideOf.isEmpty()) return;
    for (Map<String, Object> event : UntypedValues.maps(train.get("events")))
      event(name, UntypedValues.text(event.get("type")));
  }

  private Map<String, Object> keys(String name, Map<String, Object> train, String sideOf)
      throws DraftRefused {
    var keys = new LinkedHashMap<String, Object>();
    keys.put("runs", FolderReach.of(name, train, draft.notes()));
    keys.put("price", UntypedValues.number(train.get("price")).orElse(0));
    keys.put("count", sideOf.isEmpty() ? count(name, train) : 0);
    if (!sideOf.isEmpty()) keys.put("other-side-of", sideOf);
    String group = group(name);
    if (!group.isEmpty()) keys.put("group", group);
    first(train.get("obsolete_on")).ifPresent(other -> keys.put("obsolete-with", other));
    first(train.get("rusts_on")).ifPresent(other -> keys.put("rusts-on", other));
    String available = UntypedValues.text(train.get("available_on"));
    if (!available.isEmpty()) keys.put("available-with", available);
    var tradeIn = new LinkedHashMap<String, Object>();
    UntypedValues.map(train.get("discount"))
        .forEach(
            (other, off) ->
                UntypedValues.number(off).ifPresent(value -> tradeIn.put(other, value)));
    keys.put("trade-in", tradeIn);
    if (!tradeIn.isEmpty()) keys.put("trade-in-for-pooled", true);
    return keys;
  }

  /** The group of trains that share no track, called after the first of them; "" for the first. */
  private String group(String name) throws DraftRefused {
    if (!(title.get("TRAIN_AUTOROUTE_GROUPS") instanceof List<?> groups)) return "";
    return groups.stream()
        .skip(1)
        .map(UntypedValues::texts)
        .filter(group -> group.contains(name))
        .map(List::getFirst)
        .findFirst()
        .orElse("");
  }

  private void event(String train, String type) {
    if (type.equals("close_companies")) {
      closing.add(train);
      return;
    }
    SourceMeaning meaning = MethodMeanings.of("event_" + type + "!");
    String event = "the first " + train + "-train sets off '" + type.replace('_', ' ') + "'";
    draft.notes().missing("trains." + train, event + " (" + meaning.says() + ")", meaning.hooks());
  }

  private Object count(String name, Map<String, Object> train) throws DraftRefused {
    Object said = train.get("num");
    if (UntypedValues.text(said).equals("unlimited")) return "unlimited";
    Optional<Integer> number = UntypedValues.number(said);
    for (String counts : List.of("TRAIN_COUNTS_NORMAL", "TRAIN_COUNTS", "NUM_TRAINS"))
      if (number.isEmpty())
        number = UntypedValues.number(UntypedValues.map(title.get(counts)).get(name));
    if (number.isPresent()) return Math.min(number.get(), 999);
    return guessedCount(name);
  }

  /** As many as there are companies, so that phases go on; of the last type any number. */
  private Object guessedCount(String name) {
    boolean last = name.equals(lastType);
    Object guess = last ? "unlimited" : Math.clamp(companies.ids().size(), 2, MOST_GUESSED);
    String told = (last ? "any number" : guess) + " of " + name + "-trains: a method counts them";
    draft.notes().guessed("trains", told);
    return guess;
  }

  /** The first of several trains that there is. */
  private Optional<String> first(Object written) {
    List<String> asked = UntypedValues.texts(written);
    return asked.stream().filter(names::contains).findFirst().or(() -> asked.stream().findFirst());
  }

  /** How far a train runs: a number, or how many stops of each kind it pays and visits. */
  private static final class FolderReach {
    private static final int ANY = 99;

    private FolderReach() {}

    static Object of(String name, Map<String, Object> train, DraftNotes notes) {
      Object distance = train.get("distance");
      int times = Math.clamp(UntypedValues.number(train.get("multiplier")).orElse(1), 1, 9);
      if (!(distance instanceof List<?>)) return simple(name, distance, times, notes);
      int cities = 0;
      int towns = 0;
      boolean skips = false;
      int visits = 0;
      for (Map<String, Object> part : UntypedValues.maps(distance)) {
        List<String> nodes = UntypedValues.texts(part.get("nodes"));
        int visit =
            Math.min(
                UntypedValues.number(part.getOrDefault("visit", part.get("pay"))).orElse(0), ANY);
        int pay = Math.min(UntypedValues.number(part.get("pay")).orElse(0), visit);
        times =
            Math.max(
                times, Math.clamp(UntypedValues.number(part.get("multiplier")).orElse(1), 1, 9));
        boolean city = nodes.contains("city");
        if (city || nodes.contains("offboard") && cities == 0) cities = Math.max(cities, pay);
        if (nodes.contains("town") && !city) towns = pay == 0 ? towns : pay;
        if (nodes.contains("town") && pay == 0 && visit > 0)
          notes.left(
              "train "
                  + name
                  + " passes towns without counting them ('skip-towns' under 'routes')");
        skips |= city && visit > pay;
        if (city && visit > pay && visit < ANY) visits = visit;
      }
      if (times > 1 && towns > 0)
        notes.missing(
            "trains." + name,
            "towns count as often as cities for the "
                + name
                + "-train: if they count once, "
                + RunHooks.STOP_REVENUE.name()
                + " answers 'standard() / "
                + times
                + "' for them",
            List.of(RunHooks.STOP_REVENUE));
      if (visits > 0 && towns == 0 && times == 1) return cities + "/" + visits;
      return written(cities, towns, times, skips);
    }

    private static Object simple(String name, Object distance, int times, DraftNotes notes) {
      var number = UntypedValues.number(distance);
      if (number.isEmpty())
        notes.missing(
            "trains." + name,
            "the source does not say how far " + IndefiniteArticle.with(name + "-train") + " runs");
      return written(Math.min(number.orElse(2), ANY), 0, times, false);
    }

    private static Object written(int cities, int towns, int times, boolean skips) {
      int calls = Math.max(cities, towns == 0 ? 1 : 0);
      if (times == 1 && !skips) return towns == 0 ? calls : (Object) (calls + "+" + towns);
      var runs = new LinkedHashMap<String, Object>();
      runs.put("cities", calls);
      if (towns > 0) runs.put("towns", towns);
      if (times > 1) runs.put("times", times);
      if (skips) runs.put("visits", ANY);
      return runs;
    }
  }
}
