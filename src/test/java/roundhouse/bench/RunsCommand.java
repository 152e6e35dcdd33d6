package roundhouse.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.engine.runs.TurnRuns;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.simulation.Simulation;
import roundhouse.route.PlainRunCheck;
import roundhouse.route.problem.Run;
import roundhouse.testkit.Repository;

/**
 * Lists the turns of recorded games whose best runs are worth more than those made, each with why:
 * the player missed them, or {@link PlainRunCheck} finds a rule that they break. It goes over the
 * best runs of all other turns too, and over those of games of bots.
 */
final class RunsCommand {
  private static final int BOT_GAMES = 3;

  private final PrintStream out;
  private final boolean all;
  private int turns;
  private int less;
  private int faults;
  private final Map<String, Integer> missed = new TreeMap<>();

  private RunsCommand(PrintStream out, boolean all) {
    this.out = out;
    this.all = all;
  }

  /** Arguments: [--missed] [DESIGN...]; without a design all of them. */
  static void run(List<String> arguments, PrintStream out) throws IOException {
    var designs = new ArrayList<>(arguments);
    boolean all = designs.remove("--missed");
    if (designs.isEmpty()) designs.addAll(Repository.designNames());
    int faults = 0;
    for (String design : designs) {
      var command = new RunsCommand(out, all);
      for (RecordedGames.Game game : RecordedGames.ofBoth(design))
        command.game(design + " " + game.name(), game.title(), game.log());
      Title title = Repository.titles().load(design, Set.of()).title().orElseThrow();
      for (int game = 1; game <= BOT_GAMES; game++) {
        int players = title.design().players().min();
        command.game(
            design + " bots " + game,
            title,
            Simulation.of(title, players, new SensibleBot()).play(game).log());
      }
      out.printf(
          "%s: %d turns; %d made less than the best %s; %d faults%n",
          design, command.turns, command.less, command.missed, command.faults);
      faults += command.faults;
    }
    if (faults > 0) throw new IOException(faults + " turns with faults");
  }

  private void game(String name, Title any, GameLog log) {
    Title title = any.forPlayers(log.players().size());
    SavedGameReplay replay = SavedGameReplay.of(title, log);
    for (int at = 0; at < replay.actionCount(); at++)
      if (log.actions().get(at) instanceof Action.RunTrains run)
        turn(name + " after " + at + " actions", TurnRuns.of(title, replay.states().get(at), run));
  }

  private void turn(String where, TurnRuns turn) {
    turns++;
    var wrong = new ArrayList<>(turn.faults());
    turn.ranFaults().forEach(fault -> wrong.add("the runs made: " + fault));
    if (turn.worth() < 0) wrong.add("the runs made are refused");
    if (turn.worth() > turn.best()) wrong.add("the search found less than was run");
    if (!turn.exact()) wrong.add("the search was cut short");
    if (!wrong.isEmpty()) faults++;
    if (turn.worth() < turn.best()) {
      less++;
      missed.merge(kind(turn), 1, Integer::sum);
    }
    if (wrong.isEmpty() && !(all && turn.worth() < turn.best())) return;
    out.printf(
        "%s%s: %s ran for %d, the best is %d: %s%n",
        wrong.isEmpty() ? "" : "FAULT ",
        where,
        turn.company(),
        turn.worth(),
        turn.best(),
        wrong.isEmpty() ? "a player's miss: " + turn.missed() : String.join("; ", wrong));
    out.printf("    ran  %s%n    best %s%n", inWords(turn.ran()), inWords(turn.bestRuns()));
  }

  /** The words of what was missed without the trains. */
  private static String kind(TurnRuns turn) {
    return String.join(
        " + ",
        Arrays.stream(turn.missed().split(", "))
            .map(each -> each.replaceFirst("^the \\S+ (?=stayed|called|took)", ""))
            .distinct()
            .sorted()
            .toList());
  }

  private static String inWords(List<Run> runs) {
    return String.join("; ", runs.stream().map(run -> run.train() + ": " + run.calls()).toList());
  }
}
