package roundhouse.lab.rows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.ScriptEvent;

/** Which events are moments of a timeline, and what they are about. */
public final class MomentTypes {
  /** The engine's types, with the value that names what each is about. */
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("phase-began", "phase"),
          Map.entry("train-rusted", "train"),
          Map.entry("train-exported", "train"),
          Map.entry("company-started", "company"),
          Map.entry("company-floated", "company"),
          Map.entry("company-closed", "company"),
          Map.entry("company-bankrupt", "company"),
          Map.entry("company-nationalised", "company"),
          Map.entry("receivership-began", "company"),
          Map.entry("companies-merged", "company"),
          Map.entry("destination-reached", "company"),
          Map.entry("loan-taken", "company"),
          Map.entry("president-contributed", "company"),
          Map.entry("player-bankrupt", "player"),
          Map.entry("private-auctioned", "privateCompany"),
          Map.entry("private-picked", "privateCompany"),
          Map.entry("private-bought", "privateCompany"),
          Map.entry("private-bought-from-owner", "privateCompany"),
          Map.entry("private-sold", "privateCompany"),
          Map.entry("private-exchanged", "privateCompany"),
          Map.entry("private-closed", "privateCompany"),
          Map.entry("private-nationalised", "privateCompany"),
          Map.entry("private-opened", "privateCompany"),
          Map.entry("bank-broke", ""),
          Map.entry("end-triggered", "cause"),
          Map.entry("game-over", "cause"));

  private static final List<String> SUBJECTS = List.of("company", "party", "player");

  private MomentTypes() {}

  /**
   * All moments of the engine, each with the name of what it is about: phase, train, company,
   * player, privateCompany, tile, cause or nothing. Scripts may have others.
   */
  public static Map<String, String> all() {
    var all = new TreeMap<>(TYPES);
    all.put(MomentCollector.FIRST_SOLD, "train");
    all.put(MomentCollector.SOLD_OUT, "train");
    all.put(MomentCollector.TILE_RAN_OUT, "tile");
    return all;
  }

  /** What a moment is about; nothing if the event is not a moment. */
  static Optional<String> subject(Event event) {
    String value = TYPES.get(event.type());
    if (value != null) return Optional.of(value.isEmpty() ? "" : text(event, value));
    if (event instanceof ScriptEvent && !event.type().equals(ScriptEvent.NOTE))
      return Optional.of(event.about());
    return Optional.empty();
  }

  /** Who did it, if that is not what it is about. */
  static String by(Event event, String subject) {
    return Stream.concat(SUBJECTS.stream(), Stream.of("owner"))
        .filter(event.values()::containsKey)
        .map(name -> text(event, name))
        .filter(who -> !who.equals(subject))
        .findFirst()
        .orElse("");
  }

  private static String text(Event event, String value) {
    return String.valueOf(event.values().getOrDefault(value, ""));
  }
}
