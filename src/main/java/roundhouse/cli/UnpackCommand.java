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
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.script.loading.ScriptTrust;
import roundhouse.workshop.project.UnpackedDesign;

/** Unpacks a design from a zip. */
@Command(
    name = "unpack",
    description = {
      "Unpack a design from a zip into a folder of its own.",
      "Nothing in the zip can write outside that folder. Its scripts run only after you trust them,"
          + " with --trust or later with 'trust'."
    })
final class UnpackCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "ZIP", description = "Zip created by 'export'.")
  private Path zip;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FOLDER",
      description = "New folder to create (default: the zip's name in the current folder).")
  private Optional<Path> folder;

  @Option(
      names = "--trust",
      description = "Allow its scripts to run: you know their author, or have read them.")
  private boolean trust;

  @Override
  public Integer call() throws IOException {
    UnpackedDesign unpacked = unpack(folder.orElseGet(this::named));
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%s: %s%n", unpacked.folder(), String.join(", ", unpacked.designs()));
    boolean trusted = trust || unpacked.scripts().isEmpty();
    if (trusted) {
      ScriptTrust.grant(unpacked.folder().resolve("scripts"));
    } else {
      out.println(
          "Its scripts may not run yet. Read them, then run 'roundhouse trust' in that folder:");
      unpacked.scripts().forEach(script -> out.println("    " + script));
    }
    out.printf("Commands find it in that folder: change to '%s' first.%n", unpacked.folder());
    out.flush();
    return ExitStatus.DONE;
  }

  private UnpackedDesign unpack(Path target) throws IOException {
    try {
      return UnpackedDesign.unpack(zip, target);
    } catch (UnpackedDesign.Refused refused) {
      throw new CommandFailure(refused.getMessage(), refused);
    }
  }

  private Path named() {
    return Path.of(String.valueOf(zip.getFileName()).replaceFirst("(?i)\\.zip$", ""));
  }
}
