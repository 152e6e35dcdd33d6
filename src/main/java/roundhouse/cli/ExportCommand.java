package roundhouse.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.workshop.project.DesignExport;
import roundhouse.workshop.project.ProjectFolders;

/** Packs a design into a zip. */
@Command(
    name = "export",
    description = {
      "Pack a design into a zip that 'unpack' opens elsewhere.",
      "The zip includes the designs that it extends, all their scripts and test positions, and the"
          + " tile library."
    })
final class ExportCommand implements Callable<Integer> {
  private final ProjectFolders folders;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "DESIGN",
      description = "The design: the name of its folder, or its path.")
  private String design;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "File to write (default: DESIGN.zip).")
  private Optional<Path> output;

  ExportCommand() {
    this(ProjectFolders.ofThisProcess());
  }

  ExportCommand(ProjectFolders folders) {
    this.folders = folders;
  }

  @Override
  public Integer call() throws IOException {
    String name = new DesignNames(folders.designs()).of(List.of(design)).getFirst();
    Path zip = output.orElse(Path.of(name + ".zip"));
    List<String> files = DesignExport.write(folders, name, zip);
    spec.commandLine().getOut().printf("%s: %d files%n", zip, files.size());
    return ExitStatus.DONE;
  }
}
