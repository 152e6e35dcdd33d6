package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.script.Trust;
import roundhouse.workshop.Unpacked;

/** Opens somebody's zip of a design. */
@Command(
    name = "unpack",
    description = {
      "Unpack a design from a zip into a folder of its own.",
      "Nothing in the zip can reach out of that folder. Its scripts run only once they are trusted:"
          + " by --trust, or later by 'trust'."
    })
final class UnpackCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "ZIP", description = "The zip that 'export' made.")
  private Path zip;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FOLDER",
      description =
          "A folder that is not there yet (default: the zip's name in the current folder).")
  private Optional<Path> folder;

  @Option(
      names = "--trust",
      description = "Let its scripts run: you know whom they are from, or have read them.")
  private boolean trust;

  @Override
  public Integer call() throws IOException {
    Unpacked unpacked = unpack(folder.orElseGet(this::named));
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%s: %s%n", unpacked.folder(), String.join(", ", unpacked.designs()));
    boolean trusted = trust || unpacked.scripts().isEmpty();
    if (trusted) {
      Trust.give(unpacked.folder().resolve("scripts"));
    } else {
      out.println(
          "Its scripts do not run yet. Read them, then run 'roundhouse trust' in that folder:");
      unpacked.scripts().forEach(script -> out.println("    " + script));
    }
    out.flush();
    return ExitStatus.DONE;
  }

  private Unpacked unpack(Path target) throws IOException {
    try {
      return Unpacked.of(zip, target);
    } catch (Unpacked.Refused refused) {
      throw new CommandFailure(refused.getMessage(), refused);
    }
  }

  private Path named() {
    return Path.of(zip.getFileName().toString().replaceFirst("(?i)\\.zip$", ""));
  }
}
