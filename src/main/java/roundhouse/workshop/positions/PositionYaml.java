package roundhouse.workshop.positions;

import static roundhouse.workshop.positions.PositionYaml.FlowYaml.quoted;
import static roundhouse.workshop.positions.PositionYaml.FlowYaml.word;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import roundhouse.design.binding.ScriptData;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.RecordValues;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.position.Stated;
import roundhouse.position.StatedPrivate;
import roundhouse.position.StatedTurn;
import roundhouse.position.StatedValue;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;

/**
 * A moment of a game as a test position, in the design format: what is given, and what must follow.
 * The action that was played there, if any, is the test's step; otherwise the test only says who
 * decides.
 */
public final class PositionYaml {
  private final GameHistory play;
  private final GameState state;

  private PositionYaml(GameHistory play) {
    this.play = play;
    state = play.state();
  }

  /**
   * The position itself: it stays the same when the rules that led to it change. It leaves out what
   * a round remembers of its turns.
   *
   * @param says the rule that is tested, in a sentence
   */
  public static String given(GameHistory play, String says) {
    return new PositionYaml(play).text(says, true);
  }

  /** The position as the actions that led to it. */
  public static String played(GameHistory play, String says) {
    return new PositionYaml(play).text(says, false);
  }

  private String text(String says, boolean given) {
    var lines = new ArrayList<String>();
    lines.add("# yaml-language-server: $schema=../../schema/test.json");
    lines.add("says: " + quoted(says));
    if (!play.title().options().isEmpty())
      lines.add("options: " + FlowYaml.of(play.title().options()));
    lines.add("players: " + FlowYaml.of(play.players()));
    lines.add("seed: " + Math.abs(play.seed() % Integer.MAX_VALUE));
    if (given) given(lines);
    else actions(lines);
    lines.add("steps:");
    steps(lines);
    return String.join("\n", lines) + "\n";
  }

  private void actions(List<String> lines) {
    if (play.at() > 0) lines.add("actions:");
    for (PlayedAction moment : play.played().subList(0, play.at()))
      lines.add("  - " + ActionYaml.of(moment.action()));
  }

  private void given(List<String> lines) {
    lines.add("given:");
    StatedValue.of(stated(state))
        .forEach(
            (key, stated) -> {
              boolean aLineEach = key.equals("companies");
              lines.add("  " + key + (aLineEach ? ":" : ": " + FlowYaml.of(stated)));
              if (aLineEach)
                ((Map<?, ?>) stated.value())
                    .forEach(
                        (id, company) ->
                            lines.add("    " + word((String) id) + ": " + FlowYaml.of(company)));
            });
  }

  private Stated stated(GameState at) {
    return Stated.of(new Game(play.title(), at));
  }

  private StatedTurn turn(GameState at) {
    StatedTurn turn = StatedTurn.of(new Game(play.title(), at));
    return new StatedTurn(turn.of(), Optional.empty(), turn.step());
  }

  private void steps(List<String> lines) {
    Optional<PlayedAction> next =
        play.canRedo() ? Optional.of(play.played().get(play.at())) : Optional.empty();
    if (next.isEmpty()) {
      lines.add("  - then: " + FlowYaml.of(Map.of("turn", turn(state))));
      return;
    }
    lines.add("  - when: " + ActionYaml.of(next.get().action()));
    next.get().events().stream()
        .findFirst()
        .ifPresent(event -> lines.add("    told: " + quoted(event.says())));
    lines.add("    then: " + FlowYaml.of(changed(next.get().state())));
  }

  /** What the action changed in money and phase, and who decides then. */
  private Map<String, Object> changed(GameState after) {
    var all = new LinkedHashMap<String, Object>();
    if (!after.phase().equals(state.phase())) all.put("phase", after.phase());
    var players = new LinkedHashMap<>(stated(after).players());
    players.entrySet().removeAll(stated(state).players().entrySet());
    if (!players.isEmpty()) all.put("players", players);
    var companies = new LinkedHashMap<String, Object>();
    for (Company company : after.companies().values()) {
      if (company.cash() != state.company(company.id()).cash())
        companies.put(company.id(), Map.of("cash", company.cash()));
    }
    if (!companies.isEmpty()) all.put("companies", companies);
    if (after.over()) all.put("over", true);
    else all.put("turn", turn(after));
    return all;
  }

  /**
   * Actions on one line, as test positions write them: {@code { buy-share: { by: Ann, company: Red,
   * … } }}.
   */
  private static final class ActionYaml {
    private ActionYaml() {}

    static String of(Action action) {
      var with = new LinkedHashMap<>(RecordValues.of((Record) action));
      if (action instanceof Action.RunTrains run)
        with.put("runs", run.runs().stream().map(ActionYaml::run).toList());
      return FlowYaml.of(Map.of(action.type(), with));
    }

    /** "2-0: F4:3-_0 F2:0-_0 = F4.0 F2.0". */
    private static String run(Run run) {
      String track = run.track().stream().map(TrackRef::toString).collect(Collectors.joining(" "));
      String calls = run.calls().stream().map(StopRef::toString).collect(Collectors.joining(" "));
      return run.train() + ": " + track + " = " + calls;
    }
  }

  /** Values on one line, as designers write them; texts are quoted only where necessary. */
  static final class FlowYaml {
    private static final String PLAIN = "[A-Za-z0-9][A-Za-z0-9+&/.-]*";

    private FlowYaml() {}

    static String word(String text) {
      return text.matches(PLAIN) ? text : quoted(text);
    }

    static String quoted(String text) {
      return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** A number, a text, a list, a map or a part of a position. */
    static String of(Object value) {
      return of(value, FlowYaml::word);
    }

    private static String of(Object value, UnaryOperator<String> text) {
      return switch (value) {
        // Scripts tell a text from a number by its quotes.
        case StatedValue stated when stated.key().equals("flags") ->
            of(stated.value(), FlowYaml::quoted);
        case StatedValue stated -> of(stated.value());
        case StatedPrivate owned when owned.flags().equals(ScriptData.NONE) ->
            of(owned.owner().orElseThrow());
        case Record part -> of(StatedValue.of(part));
        case List<?> items ->
            items.stream().map(item -> of(item, text)).collect(Collectors.joining(", ", "[", "]"));
        case Map<?, ?> map when map.isEmpty() -> "{}";
        case Map<?, ?> map ->
            map.entrySet().stream()
                .map(entry -> word((String) entry.getKey()) + ": " + of(entry.getValue(), text))
                .collect(Collectors.joining(", ", "{ ", " }"));
        case String words -> text.apply(words);
        default -> String.valueOf(value);
      };
    }
  }
}
