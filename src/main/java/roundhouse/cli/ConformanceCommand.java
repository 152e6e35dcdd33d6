package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.text.DifferenceText;
import roundhouse.interop.Recording;
import roundhouse.interop.RecordingFiles;
import roundhouse.interop.replay.Conformance;
import roundhouse.interop.replay.DesignTitles;
import roundhouse.interop.replay.ReplayOutcome;
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

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    var folders = ProjectFolders.ofThisProcess();
    var conformance =
        new Conformance(
            new DesignTitles(
                new TitleLoader(folders.designs(), folders.scripts(), folders.tileLibrary())));
    List<Path> files = recordings();
    int equal = 0;
    for (Path file : files) if (replay(conformance, file, out)) equal++;
    out.printf("%s of %s games equal%n", equal, files.size());
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

  private boolean replay(Conformance conformance, Path file, PrintWriter out) {
    try {
      Recording recording = RecordingFiles.read(file);
      ReplayOutcome outcome = conformance.replay(recording);
      out.println(VisibleText.line(outcome + options(outcome)));
      if (!outcome.equal()) new DifferenceText(out, all, output).tell(outcome);
      out.flush();
      return outcome.equal();
    } catch (IOException failure) {
      String told = "CANNOT  " + file.getFileName() + ": " + failure.getMessage();
      out.println(VisibleText.line(told));
      out.flush();
      return false;
    }
  }

  private static String options(ReplayOutcome outcome) {
    List<String> options = outcome.log().options();
    return options.isEmpty() ? "" : " [" + String.join(", ", options) + "]";
  }
}
