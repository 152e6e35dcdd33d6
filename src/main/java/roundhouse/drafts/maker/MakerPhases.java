package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.board.TileColor;
import roundhouse.drafts.Draft;
import roundhouse.drafts.TrainDraft;
import roundhouse.drafts.UntypedValues;

/** Reads phases: tiles, train limits and what a note says of privates. */
final class MakerPhases {
  private static final List<String> COLORS = List.of("yellow", "green", "brown", "gray");

  private static final Pattern OFFER =
      Pattern.compile("(?i)(.{1,60}?)(?:[ -]trains?)?(?: are| is)? available.*");

  private final Draft draft;
  private final TrainDraft trains;
  private final Map<String, Object> game;
  private final List<String> privatesForSale = new ArrayList<>();
  private int reached;

  MakerPhases(Draft draft, TrainDraft trains, Map<String, Object> game) {
    this.draft = draft;
    this.trains = trains;
    this.game = game;
  }

  /** Phases in which companies may buy privates. */
  List<String> privatesForSale() {
    return privatesForSale.stream().filter(trains.phases()::contains).distinct().toList();
  }

  /** Reads them all; the trains must be known. */
  void read(List<String> minorKinds) {
    List<Map<String, Object>> phases = UntypedValues.maps(game.get("phases"));
    phases.stream().filter(phase -> !isMinor(phase)).forEach(this::addPhase);
    addMinorPhases(phases.stream().filter(MakerPhases::isMinor).toList(), minorKinds);
    phases.forEach(this::offerTrains);
  }

  /** "5+5E and 2+2 are available": trains for sale beside those that start phases. */
  private void offerTrains(Map<String, Object> phase) {
    for (String note : UntypedValues.texts(phase.get("notes"))) {
      Matcher offers = OFFER.matcher(note);
      if (!offers.matches()) continue;
      for (String train : offers.group(1).split("\\s*,\\s*|\\s+and\\s+|\\s+&\\s+"))
        trains.offered(train.strip(), name(phase));
    }
  }

  private static boolean isMinor(Map<String, Object> phase) {
    return UntypedValues.is(phase.get("minor"));
  }

  private void addPhase(Map<String, Object> phase) {
    String name = name(phase);
    if (name.isEmpty()) return;
    var keys = new LinkedHashMap<String, Object>();
    keys.put("starts-with", start(phase, name));
    keys.put("tiles", tiles(UntypedValues.text(phase.get("tiles")), name));
    keys.put("train-limit", limit(name, phase));
    keys.put("operating-rounds", Math.clamp(rounds(phase), 1, 9));
    if (UntypedValues.number(keys.get("operating-rounds")).orElse(1) == 1)
      keys.remove("operating-rounds");
    String notes = String.join("; ", UntypedValues.texts(phase.get("notes")));
    boolean closes =
        UntypedValues.is(UntypedValues.map(phase.get("events")).get("close_companies"))
            || notes.matches("(?i).*privates?( companies)? (close|removed|are closed).*");
    if (closes) keys.put("privates-close", true);
    if (UntypedValues.is(phase.get("buy_companies"))
        || notes.matches("(?i).*(may|can) (purchase|buy) privates.*")) privatesForSale.add(name);
    if (!notes.isEmpty() && !closes) draft.notes().left("phase " + name + ": '" + notes + "'");
    trains.phase(name, keys);
  }

  private static String name(Map<String, Object> phase) {
    String name = UntypedValues.text(phase.get("name"));
    return name.isEmpty() ? String.join("/", UntypedValues.texts(phase.get("train"))) : name;
  }

  private String start(Map<String, Object> phase, String name) {
    Object on = phase.get("on") instanceof Map<?, ?> event ? event.get("on") : phase.get("on");
    var asked = new ArrayList<>(UntypedValues.texts(on));
    asked.addAll(UntypedValues.texts(phase.get("train")));
    asked.add(name);
    asked.addAll(List.of(name.split("/")));
    return asked.stream().filter(trains::hasTrain).findFirst().orElse(asked.getFirst());
  }

  /** The colours up to the one that is named. */
  private List<String> tiles(String word, String phase) {
    int last = reached;
    for (int color = 0; color < COLORS.size(); color++)
      if (word.contains(COLORS.get(color)) || word.contains("grey") && color == 3) last = color;
    if (TileColor.named(word).isEmpty())
      draft
          .notes()
          .guessed(
              "phases",
              "phase "
                  + phase
                  + " has tiles up to "
                  + COLORS.get(last)
                  + "; the source has '"
                  + word
                  + "'");
    reached = Math.max(reached, last);
    return COLORS.subList(0, last + 1);
  }

  private int limit(String name, Map<String, Object> phase) {
    String written = UntypedValues.text(phase.get("limit"));
    if (written.equals("∞")) return 99;
    int limit = UntypedValues.number(written.replaceAll("^.*/", "")).orElse(4);
    if (!written.matches("[0-9]+"))
      draft
          .notes()
          .guessed(
              "phases",
              "the train limit of phase "
                  + name
                  + " is "
                  + limit
                  + "; the source has '"
                  + written
                  + "'");
    return Math.clamp(limit, 0, 99);
  }

  /** As the phase says, or as many operating rounds as the track of rounds shows for its colour. */
  private int rounds(Map<String, Object> phase) {
    var said = UntypedValues.number(phase.get("rounds"));
    if (said.isPresent()) return said.get();
    int rounds = 1;
    for (Map<String, Object> round : UntypedValues.maps(game.get("rounds"))) {
      var number =
          UntypedValues.number(UntypedValues.text(round.get("name")).replaceAll("(?i)^OR\\s*", ""));
      if (number.isEmpty() || !UntypedValues.text(round.get("name")).matches("(?i)OR.*")) continue;
      int color = COLORS.indexOf(UntypedValues.text(round.get("color")));
      if (color <= reached) rounds = Math.max(rounds, number.get());
    }
    draft.notes().guessed("phases", "the numbers of operating rounds, from the track of rounds");
    return rounds;
  }

  private void addMinorPhases(List<Map<String, Object>> minors, List<String> kinds) {
    for (Map<String, Object> phase : minors) {
      String name = name(phase);
      if (trains.phaseOf(name).isEmpty()) addFirst(phase, name);
      var limits = new LinkedHashMap<String, Object>();
      kinds.forEach(kind -> limits.put(kind, limit(name, phase)));
      if (!limits.isEmpty()) trains.phase(name, Map.of("train-limits", limits));
    }
  }

  /** A phase that only minor companies have is one that begins before the others. */
  private void addFirst(Map<String, Object> phase, String name) {
    int before = reached;
    reached = 0;
    addPhase(phase);
    trains.moveFirst(name);
    reached = before;
  }
}
