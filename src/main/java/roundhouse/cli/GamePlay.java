package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.design.spec.TitleWords;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.EventKind;
import roundhouse.lab.simulation.GameWatcher;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.files.WriteFailure;

/** Plays the game of one seed again: prints its log, or saves it for the window. */
record GamePlay(CommandSpec spec) {

  int print(Simulation simulation, long seed) {
    PrintWriter out = spec.commandLine().getOut();
    var log = new PrintedLog(out, simulation.title().design().words());
    return end(simulation.play(seed, log));
  }

  int save(Simulation simulation, long seed, Path file) {
    SimulatedGame game = simulation.play(seed);
    try {
      SavedGames.save(file, game.logToFailure());
    } catch (IOException unwritable) {
      throw new CommandFailure(
          "The game cannot be written to '%s': %s."
              .formatted(file, WriteFailure.reason(unwritable)));
    }
    return end(game);
  }

  private int end(SimulatedGame game) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%s actions, %s; %s%n",
        game.log().actions().size(), game.outcome().says(), worths(game.worths()));
    out.flush();
    return game.outcome().endedNormally() ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private static String worths(Map<String, Integer> worths) {
    return worths.entrySet().stream()
        .map(each -> each.getKey() + " " + each.getValue())
        .collect(Collectors.joining(", "));
  }

  /** Prints the sentences of a game, each with the number of the action that led to it. */
  private static final class PrintedLog implements GameWatcher {
    private final PrintWriter out;
    private final TitleWords words;
    private int actions;

    PrintedLog(PrintWriter out, TitleWords words) {
      this.out = out;
      this.words = words;
    }

    @Override
    public void played(Played action) {
      actions++;
      for (Event event : action.result().events())
        if (event.kind() == EventKind.HEADING) out.printf("%n%s%n", words.in(event.says()));
        else out.printf("%5s %s%n", actions, words.in(event.says()));
    }
  }
}
