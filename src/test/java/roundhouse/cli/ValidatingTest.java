package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import roundhouse.cli.Main.CommandRunner;
import roundhouse.cli.outcome.FailureMessages;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Tiny;
import roundhouse.workshop.project.ProjectFolders;

/** The check of a project with the designs of the tests. */
abstract class ValidatingTest {
  private static final Path SCRIPTS = Path.of("src/test/resources/scripts");

  /** Scripts of the shipped titles that a design of the tests lists. */
  private static final List<String> SHARED =
      List.of("connection-runs", "income-by-phase", "state-railway", "train-discount");

  final StringWriter out = new StringWriter();
  final StringWriter err = new StringWriter();

  @TempDir Path folder;

  @BeforeEach
  void copyDesigns() throws IOException {
    copy(Tiny.DESIGNS, folder.resolve("designs"));
    copy(Tiny.TILES, folder.resolve("tile-library"));
    copy(SCRIPTS, folder.resolve("scripts"));
    for (String name : SHARED)
      copy(Repository.scripts().resolve(name), folder.resolve("scripts").resolve(name));
    write(
        "scripts/tiny/generous.js",
        "export const capital = ({ title, standard }) => standard() + title.data.bonus;");
    write(
        "scripts/tiny/claims.js",
        "export const claimDecider = () => '', claimChoices = () => [], claimTaken = () => [];");
  }

  final int run(String... args) {
    var command = new ValidateCommand(new ProjectFolders(folder, Optional.empty()));
    CommandLine line =
        CommandRunner.configured(new CommandLine(command), new FailureMessages(false))
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err));
    return CommandRunner.run(line, args);
  }

  final void write(String file, String text) throws IOException {
    Files.createDirectories(folder.resolve(file).getParent());
    Files.writeString(folder.resolve(file), text);
  }

  final void replace(String file, String old, String now) throws IOException {
    Files.writeString(
        folder.resolve(file), Files.readString(folder.resolve(file)).replace(old, now));
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var all = Files.walk(from)) {
      for (Path file : all.toList()) Files.copy(file, to.resolve(from.relativize(file)));
    }
  }
}
