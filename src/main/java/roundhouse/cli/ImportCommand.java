package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.OutputFile;
import roundhouse.engine.Title;
import roundhouse.interop.ExportedGame;
import roundhouse.interop.replay.Conformance;
import roundhouse.interop.replay.DesignTitles;
import roundhouse.interop.replay.GameImport;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.project.ProjectFolders;

/** Converts a game exported from another engine to a saved game. */
@Command(
    name = "import",
    description = {
      "Convert a game exported from another engine to a saved game.",
      "Prints what could not be used. The exit status is 0 only if all actions could be used and"
          + " everybody ends with the recorded worth."
    })
final class ImportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The exported game.")
  private Path file;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "File to write (default: in the current folder, the name of the exported game with"
              + " '.saved.json').")
  private Optional<Path> output = Optional.empty();

  @Override
  public Integer call() {
    ExportedGame raw = read();
    Path target = output.orElseGet(() -> Path.of(raw.recording().name() + ".saved.json"));
    OutputFile.refuseToReplace(file, target);
    GameImport game = play(raw);
    OutputFile.write(target, SavedGames.text(game.log()));
    PrintWriter out = spec.commandLine().getOut();
    var notes = new ArrayList<>(raw.unused());
    notes.addAll(game.notes());
    notes.forEach(out::println);
    out.printf(
        "Left out: %s, %s.%n",
        count(raw.messages(), "message"), count(raw.undone(), "undone action"));
    out.printf(
        "%s of %s actions imported to %s%n",
        game.actions(), raw.recording().actions().size(), target);
    return notes.isEmpty() ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private ExportedGame read() {
    if (!Files.exists(file)) throw new CommandFailure("There is no file '" + file + "'.");
    try {
      return ExportedGame.read(file);
    } catch (IOException unreadable) {
      throw new CommandFailure(unreadable.getMessage(), unreadable);
    }
  }

  private static GameImport play(ExportedGame raw) {
    var folders = ProjectFolders.ofThisProcess();
    var conformance =
        new Conformance(
            new DesignTitles(
                new TitleLoader(folders.designs(), folders.scripts(), folders.tileLibrary())));
    try {
      Title title = conformance.title(raw.recording());
      return GameImport.of(title, raw.named(title.design()));
    } catch (IOException failure) {
      throw new CommandFailure(failure.getMessage(), failure);
    }
  }
}
