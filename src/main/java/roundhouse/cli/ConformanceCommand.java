package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.board.Tile;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.text.DifferenceText;
import roundhouse.engine.Title;
import roundhouse.interop.Recording;
import roundhouse.interop.RecordingFiles;
import roundhouse.interop.replay.Conformance;
import roundhouse.interop.replay.DesignTitles;
import roundhouse.interop.replay.RecordingReplay;
import roundhouse.interop.replay.ReplayOutcome;
import roundhouse.lab.simulation.GameThreads;
import roundhouse.script.loading.TitleLoader;
import roundhouse.words.VisibleText;
import roundhouse.workshop.project.ProjectFolders;

/** Replays recorded games and compares the whole state after every action. */
@Command(
    name = "conformance",
    description = {
      "Replay recorded games and compare the whole state after every action.",
      "Each game is reported in a line: 'equal', or where it first differs, with what led there,"
          + " the rule that decided and how to open that moment in the window. The exit status is 0"
          + " only when all are equal."
    })
final class ConformanceCommand implements Callable<Integer> {
  private final ProjectFolders folders;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "DIR",
      description =
          "Folders with recordings (NAME.game.json, NAME.trace.jsonl), including subfolders; or"
              + " single recordings.")
  private List<Path> places = List.of();

  @Option(
      names = "--all-differences",
      description = "If a game differs, show every difference of that moment.")
  private boolean all;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FOLDER",
      description =
          "Save each game that differs, up to that moment, as NAME.saved.json in this folder, to be"
              + " opened in the window.")
  private Optional<Path> output = Optional.empty();

  @Option(
      names = "--watch",
      description =
          "Replay again whenever a file changes, until Ctrl-C: the games of designs that changed.")
  private boolean watch;

  /** What became of each recording, and under which rules. */
  private final Map<Path, Replay> replays = new HashMap<>();

  ConformanceCommand() {
    this(ProjectFolders.ofThisProcess());
  }

  ConformanceCommand(ProjectFolders folders) {
    this.folders = folders;
  }

  @Override
  public Integer call() throws Exception {
    return watch
        ? new WatchLoop(folders, spec.commandLine().getOut()).repeat(this::replayAll)
        : replayAll();
  }

  /** The games are replayed beside each other, and told in the order of their files. */
  private int replayAll() {
    var conformance =
        new Conformance(
            new DesignTitles(
                new TitleLoader(folders.designs(), folders.scripts(), folders.tileLibrary())));
    List<Path> files = recordings();
    int again = 0;
    ExecutorService threads = GameThreads.start(Runtime.getRuntime().availableProcessors());
    try {
      List<Future<Replay>> games =
          files.stream().map(file -> threads.submit(() -> replay(conformance, file))).toList();
      for (int i = 0; i < files.size(); i++) {
        Replay replay = GameThreads.await(games.get(i));
        if (replays.put(files.get(i), replay) == replay) continue;
        tell(files.get(i), replay);
        again++;
      }
    } finally {
      threads.shutdownNow();
    }
    return tellAll(files, again);
  }

  private int tellAll(List<Path> files, int again) {
    long equal = files.stream().map(replays::get).filter(Replay::isEqual).count();
    String others =
        again == files.size() ? "" : "; %s replayed again, the others as before".formatted(again);
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%s of %s games equal%s%n", equal, files.size(), others);
    out.flush();
    return equal == files.size() ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private List<Path> recordings() {
    var files = new ArrayList<Path>();
    for (Path place : places) {
      if (!Files.exists(place))
        throw new CommandFailure("There is no file or folder '" + place + "'.");
      try {
        files.addAll(RecordingFiles.in(place));
      } catch (IOException unreadable) {
        throw new CommandFailure(
            "'" + place + "' cannot be searched: " + unreadable.getMessage(), unreadable);
      }
    }
    if (files.isEmpty())
      throw new CommandFailure(
          "There is no recorded game (a file NAME.game.json) in " + places + ".");
    return files;
  }

  /**
   * What became of a recording.
   *
   * @param rules all that decides about it
   * @param failure why it could not be replayed; "" if it was
   */
  private record Replay(Optional<Rules> rules, Optional<ReplayOutcome> outcome, String failure) {
    boolean isEqual() {
      return outcome.filter(ReplayOutcome::equal).isPresent();
    }
  }

  private record Rules(
      FileTime recorded, String fingerprint, List<String> options, Map<String, Tile> tiles) {}

  /** The replay that there was, if it would be the same. */
  private Replay replay(Conformance conformance, Path file) {
    try {
      Recording recording = RecordingFiles.read(file);
      Title title = conformance.title(recording);
      Optional<Rules> rules =
          Optional.of(
              new Rules(
                  Files.getLastModifiedTime(file),
                  title.fingerprint(),
                  title.options(),
                  title.tiles()));
      Replay before = replays.get(file);
      return before != null && before.rules().equals(rules)
          ? before
          : new Replay(rules, Optional.of(RecordingReplay.of(title, recording)), "");
    } catch (IOException failure) {
      return new Replay(Optional.empty(), Optional.empty(), failure.getMessage());
    }
  }

  private void tell(Path file, Replay replay) {
    PrintWriter out = spec.commandLine().getOut();
    replay
        .outcome()
        .ifPresent(outcome -> out.println(VisibleText.line(outcome + options(outcome))));
    try {
      if (replay.outcome().isPresent() && !replay.isEqual())
        new DifferenceText(out, all, output).tell(replay.outcome().get());
    } catch (IOException unwritable) {
      tell(file, unwritable.getMessage());
    }
    if (!replay.failure().isEmpty()) tell(file, replay.failure());
    out.flush();
  }

  /** In one line, as everything that is told of a file. */
  private void tell(Path file, String failure) {
    String line = failure.replaceAll("\\s*\\n\\s*", " ");
    spec.commandLine()
        .getOut()
        .println(VisibleText.line("CANNOT  " + file.getFileName() + ": " + line));
  }

  private static String options(ReplayOutcome outcome) {
    List<String> options = outcome.log().options();
    return options.isEmpty() ? "" : " [" + String.join(", ", options) + "]";
  }
}
