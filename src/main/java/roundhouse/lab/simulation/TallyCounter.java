package roundhouse.lab.simulation;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.ScriptEvent;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.Train;

/** Counts what happens while a game is played. */
final class TallyCounter {
  private static final List<String> KINDS = List.of("phase", "train", "round", "cause", "dividend");

  private final Map<String, Integer> actions = new HashMap<>();
  private final Map<String, Integer> events = new HashMap<>();
  private final Map<String, Integer> trains = new HashMap<>();
  private final Set<String> floated = new HashSet<>();

  void count(Action action, Result.Applied applied) {
    actions.merge(action.type(), 1, Integer::sum);
    for (Event event : applied.events())
      events.merge(name(event, applied.state()), 1, Integer::sum);
    if (action instanceof Action.BuyTrain purchase && Holder.BANK.is(purchase.from())) {
      trains.merge(Train.parse(purchase.train()).type(), 1, Integer::sum);
    }
    for (Company company : applied.state().companies().values())
      if (company.floated()) floated.add(company.id());
  }

  /** The type, and what distinguishes events of that type: "phase-began 5". */
  private static String name(Event event, GameState state) {
    if (event.type().equals(ScriptEvent.NOTE)) return note(event.says(), state);
    for (String kind : KINDS) {
      Optional<Object> value = event.value(kind);
      if (value.isPresent()) return event.type() + " " + value.get();
    }
    return event.type();
  }

  /** A script's sentence without the names and numbers of the game: "… is insolvent". */
  private static String note(String says, GameState state) {
    Stream<String> players = state.players().stream().map(Player::name);
    String names =
        Stream.concat(players, state.companies().keySet().stream())
            .sorted(Comparator.comparingInt(String::length).reversed())
            .map(Pattern::quote)
            .collect(Collectors.joining("|"));
    return ScriptEvent.NOTE + " " + says.replaceAll("\\b(?:" + names + "|\\d+)(?!\\w)", "…");
  }

  Tally tally() {
    return new Tally(actions, events, trains, floated);
  }
}
