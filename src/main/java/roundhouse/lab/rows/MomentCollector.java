package roundhouse.lab.rows;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.events.ScriptEvent;
import roundhouse.engine.events.TrainEvent;
import roundhouse.game.Calendar;
import roundhouse.game.GameState;
import roundhouse.game.Train;

/** Finds the moments of a game. */
final class MomentCollector {
  private static final List<String> SUBJECTS = List.of("company", "party", "player", "owner");

  private final Title title;
  private final GameKey key;
  private final List<MomentRow> rows = new ArrayList<>();
  private final Set<String> sold = new HashSet<>();
  private final Set<String> laid = new HashSet<>();

  MomentCollector(Title title, GameKey key) {
    this.title = title;
    this.key = key;
  }

  /** When something happened. */
  record Moment(Calendar now, String round, int action) {}

  void met(Event event, Moment when) {
    subject(event).ifPresent(what -> add(event.type(), what, by(event, what), when));
    if (event instanceof TrainEvent.TrainBought bought)
      firstSold(bought.train(), bought.company(), when);
    if (event instanceof TrainEvent.TrainTradedIn traded)
      firstSold(traded.train(), traded.company(), when);
    if (event instanceof BoardEvent.TileLaid tile) laid.add(tile.tile());
  }

  /** What a moment is about; empty if the event is none. */
  private static Optional<String> subject(Event event) {
    Optional<FigureFamily> family = FigureFamily.of(FigureKind.TIME, event.type());
    if (family.isPresent()) return Optional.of(value(event, family.get().about().value()));
    return switch (event) {
      case RoundEvent.GameOver over -> Optional.of(over.cause());
      case ScriptEvent script when !script.type().equals(ScriptEvent.NOTE) ->
          Optional.of(script.about());
      default -> Optional.empty();
    };
  }

  /** Who did it, if that is not what it is about. */
  private static String by(Event event, String subject) {
    return SUBJECTS.stream()
        .filter(event.values()::containsKey)
        .map(name -> value(event, name))
        .filter(who -> !who.equals(subject))
        .findFirst()
        .orElse("");
  }

  private static String value(Event event, String name) {
    return String.valueOf(event.values().getOrDefault(name, ""));
  }

  private void firstSold(String train, String company, Moment when) {
    if (sold.add(train)) add(FigureFamily.TRAIN_FIRST_SOLD.id(), train, company, when);
  }

  /** What an action took the last of. */
  void supplies(GameState before, GameState after, Moment when) {
    if (before.depot() != after.depot()) {
      Set<String> left = types(after);
      for (String train : types(before))
        if (!left.contains(train)) add(FigureFamily.TRAIN_SOLD_OUT.id(), train, "", when);
    }
    for (String tile : laid)
      if (new Game(title, after).tilesLeft(tile) == 0)
        add(FigureFamily.TILE_RAN_OUT.id(), tile, "", when);
    laid.clear();
  }

  private static Set<String> types(GameState state) {
    return state.depot().upcoming().stream()
        .map(Train::type)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private void add(String moment, String what, String by, Moment when) {
    Calendar now = when.now();
    double time = RoundTime.of(now);
    rows.add(
        new MomentRow(
            key, moment, what, by, now.set(), when.round(), now.number(), time, when.action()));
  }

  List<MomentRow> rows() {
    return rows;
  }
}
