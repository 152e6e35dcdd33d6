package roundhouse.cli;

import static java.util.stream.Collectors.toMap;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.text.ProgressLine;
import roundhouse.engine.Title;
import roundhouse.files.RegularFiles;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentEngine;
import roundhouse.lab.experiment.ExperimentRunFolder;
import roundhouse.lab.rows.DamagedGames;
import roundhouse.lab.search.EventCondition;
import roundhouse.lab.search.FoundEvent;
import roundhouse.lab.search.FoundEvents;
import roundhouse.lab.search.GameSearch;
import roundhouse.lab.search.KeptSearch;
import roundhouse.lab.search.MomentCondition;
import roundhouse.words.VisibleText;

/** Searches the events of many games and names games and rounds. */
record SearchPlay(CommandSpec spec, ExperimentOptions asked) {
  private static final int EVENTS_TOLD = 30;

  int play(Experiment experiment) {
    var search = new GameSearch(asked.find, this::condition);
    experiment.sides().forEach(side -> condition(side.title()));
    try (var progress = new ProgressLine(spec.commandLine().getErr())) {
      ExperimentEngine.HERE.play(
          experiment, ExperimentEngine.Range.all(experiment), progress, search);
    }
    print(search.found());
    return ExitStatus.DONE;
  }

  /** Searches the rows of games that were played before. */
  int inRows(Experiment experiment, Path rows) {
    if (!Files.exists(rows.resolve(ExperimentRunFolder.ABOUT)))
      throw new CommandFailure(
          "'%s' contains no recorded games. Omit --find and --kept to play them.".formatted(rows));
    try {
      var search =
          new KeptSearch(
              asked.find,
              MomentCondition.parse(asked.during),
              experiment.sides().stream().collect(toMap(Variant::name, Variant::title)));
      DamagedGames damaged = search.in(rows);
      print(search.found());
      damaged
          .says("they are not searched; play the experiment again without --find to replace them")
          .ifPresent(spec.commandLine().getErr()::println);
      return ExitStatus.DONE;
    } catch (IllegalArgumentException wrong) {
      throw new CommandFailure("--while: %s.".formatted(wrong.getMessage()), wrong);
    } catch (IOException unreadable) {
      throw new CommandFailure(
          "The rows in '%s' cannot be read: %s.".formatted(rows, RegularFiles.reason(unreadable)));
    }
  }

  private EventCondition condition(Title title) {
    if (asked.during.isBlank()) return EventCondition.ALWAYS;
    try {
      return EventCondition.parse(title.design(), asked.during);
    } catch (IllegalArgumentException wrong) {
      throw new CommandFailure("--while: %s.".formatted(wrong.getMessage()), wrong);
    }
  }

  private void print(FoundEvents search) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "'%s'%s: %s, in %s of %s games%n",
        VisibleText.brief(asked.find),
        asked.during.isBlank() ? "" : " while " + VisibleText.brief(asked.during),
        search.events() == 1 ? "once" : search.events() + " times",
        search.gamesWith(),
        search.games());
    search.first().stream().limit(EVENTS_TOLD).forEach(found -> out.println(line(found)));
    int more = search.events() - EVENTS_TOLD;
    if (more > 0) out.printf("and %s more%n", more);
    if (search.events() > 0)
      out.printf(
          "'--players N --game SEED' shows such a game; '--save FILE' writes it for the"
              + " window.%n");
    out.flush();
  }

  private static String line(FoundEvent found) {
    return "  %s, %s players, seed %s, action %s, %s: %s"
        .formatted(
            found.game().side(),
            found.game().players(),
            found.game().seed(),
            found.action(),
            found.round(),
            found.says());
  }
}
