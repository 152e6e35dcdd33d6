package roundhouse.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
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
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.game.UnfitPlayers;
import roundhouse.interop.export.GameExport;

/** Writes a saved game as a file of the other engine. */
@Command(
    name = "export-game",
    description = {
      "Write a saved game as a game file of the open-source online engine.",
      "Works for the titles of that engine. Prints what its format cannot express. 'import' reads"
          + " the file again. It does not check whether that engine, which asks for passes at"
          + " other moments, can play the game. The exit status is 0 only if the rules allow all"
          + " actions of the game."
    })
final class ExportGameCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The saved game.")
  private Path file;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "File to write (default: in the current folder, the name of the saved game with"
              + " '.export.json').")
  private Optional<Path> output = Optional.empty();

  @Override
  public Integer call() {
    GameLog log = SavedGameFile.read(file);
    Path target = output.orElseGet(() -> Path.of(name() + ".export.json"));
    OutputFile.refuseToReplace(file, target);
    Title title = new TitleOpener().open(log.title(), log.options());
    if (!GameExport.isKnown(title))
      throw new CommandFailure(
          "The online engine has no title for the design '%s': its 'recordings' names none."
              .formatted(log.title()));
    GameExport export = export(title, log);
    OutputFile.write(target, export.file().toPrettyString() + "\n");
    PrintWriter out = spec.commandLine().getOut();
    export.lost().forEach(lost -> out.println("Not in the file: " + lost));
    out.printf("%s actions written to %s%n", export.file().path("actions").size(), target);
    return export.isWhole() ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private static GameExport export(Title title, GameLog log) {
    try {
      return GameExport.of(title.forPlayers(log.players().size()), log);
    } catch (UnfitPlayers wrong) {
      throw new CommandFailure(
          "This game cannot be exported: %s.".formatted(wrong.getMessage()), wrong);
    }
  }

  private String name() {
    return file.getFileName().toString().replaceAll("(\\.saved|\\.game)?\\.json$", "");
  }
}
