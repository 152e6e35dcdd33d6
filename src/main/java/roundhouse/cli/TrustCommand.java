package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.script.loading.ScriptTrust;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.project.UnpackedDesign;

/** Trusts scripts that came from elsewhere. */
@Command(
    name = "trust",
    description = "Allow the scripts of an unpacked design to run. Read them first.")
final class TrustCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "FOLDER",
      description = "Folder of the unpacked design (default: the current one).")
  private Optional<Path> folder;

  @Override
  public Integer call() throws IOException {
    if (folder.isPresent() && !Files.isDirectory(folder.get()))
      throw new CommandFailure("There is no folder '%s'.".formatted(folder.get()));
    Path scripts =
        folder
            .map(unpacked -> new ProjectFolders(unpacked, Optional.empty()))
            .orElseGet(ProjectFolders::ofThisProcess)
            .scripts();
    PrintWriter out = spec.commandLine().getOut();
    if (!ScriptTrust.grant(scripts))
      throw new CommandFailure(
          "The scripts in '%s' are already trusted, or there are none.".formatted(scripts));
    out.println("These scripts may run now:");
    UnpackedDesign.scripts(scripts).forEach(script -> out.println("    " + script));
    out.flush();
    return ExitStatus.DONE;
  }
}
