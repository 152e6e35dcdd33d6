package roundhouse.workshop.positions;

import static roundhouse.workshop.positions.FlowYaml.list;
import static roundhouse.workshop.positions.FlowYaml.map;
import static roundhouse.workshop.positions.FlowYaml.quoted;
import static roundhouse.workshop.positions.FlowYaml.word;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Decision;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.GameState;
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
    if (!play.title().options().isEmpty()) lines.add("options: " + list(play.title().options()));
    lines.add("players: " + list(play.players()));
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
    new StateYaml(play.title(), state).addTo(lines);
    lines.add("  turn: " + turn(state, true));
  }

  private String turn(GameState at, boolean round) {
    Optional<Decision> decision = Engine.decision(play.title(), at);
    if (decision.isEmpty()) return "{ of: nobody }";
    var all = new LinkedHashMap<String, String>();
    all.put("of", word(decision.get().entity()));
    if (round) all.put("round", word(at.round().name()));
    all.put("step", word(decision.get().step()));
    return map(all);
  }

  private void steps(List<String> lines) {
    Optional<PlayedAction> next =
        play.canRedo() ? Optional.of(play.played().get(play.at())) : Optional.empty();
    if (next.isEmpty()) {
      lines.add("  - then: { turn: " + turn(state, false) + " }");
      return;
    }
    lines.add("  - when: " + ActionYaml.of(next.get().action()));
    next.get().events().stream()
        .findFirst()
        .ifPresent(event -> lines.add("    told: " + quoted(event.says())));
    lines.add("    then: " + map(changed(next.get().state())));
  }

  /** What the action changed in money and phase, and who decides then. */
  private Map<String, String> changed(GameState after) {
    var all = new LinkedHashMap<String, String>();
    if (!after.phase().equals(state.phase())) all.put("phase", word(after.phase()));
    var players = StateYaml.players(after);
    players.entrySet().removeAll(StateYaml.players(state).entrySet());
    if (!players.isEmpty()) all.put("players", map(players));
    var companies = new LinkedHashMap<String, String>();
    for (Company company : after.companies().values()) {
      if (company.cash() != state.company(company.id()).cash())
        companies.put(company.id(), "{ cash: " + company.cash() + " }");
    }
    if (!companies.isEmpty()) all.put("companies", map(companies));
    all.put(after.over() ? "over" : "turn", after.over() ? "true" : turn(after, false));
    return all;
  }
}
