package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.script.Trust;
import roundhouse.workshop.Folders;
import roundhouse.workshop.Unpacked;

/** Lets scripts that came from elsewhere run. */
@Command(
    name = "trust",
    description = "Let the scripts of an unpacked design run, after you have read them.")
final class TrustCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "FOLDER",
      description = "The folder that it was unpacked into (default: the current one).")
  private Optional<Path> folder;

  @Override
  public Integer call() throws IOException {
    Path scripts =
        folder
            .map(unpacked -> new Folders(unpacked, Optional.empty()))
            .orElseGet(Folders::ofThisProcess)
            .scripts();
    PrintWriter out = spec.commandLine().getOut();
    if (!Trust.give(scripts))
      throw new CommandFailure(
          "The scripts in '%s' are trusted already, or there are none.".formatted(scripts));
    out.println("These run from now on:");
    Unpacked.scripts(scripts).forEach(script -> out.println("    " + script));
    out.flush();
    return ExitStatus.DONE;
  }
}
