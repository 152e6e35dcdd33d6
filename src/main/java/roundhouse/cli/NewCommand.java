package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.ProjectFolders;

/** Creates a new design or a variant. */
@Command(
    name = "new",
    description = {
      "Create a new design: a small one that is playable right away, or a variant of another.",
      "It never overwrites existing files."
    })
final class NewCommand implements Callable<Integer> {
  private final ProjectFolders folders;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "NAME", description = "Folder name of the new design.")
  private String name;

  @Option(
      names = "--extends",
      paramLabel = "BASE",
      description = "Create a variant of this design that contains only the differences.")
  private Optional<String> base;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "Title for people to read (default: the folder's name).")
  private Optional<String> title;

  NewCommand() {
    this(ProjectFolders.ofThisProcess());
  }

  NewCommand(ProjectFolders folders) {
    this.folders = folders;
  }

  @Override
  public Integer call() throws IOException {
    NewDesign.Made made = make(new NewDesign(folders), title.orElse(name));
    PrintWriter out = spec.commandLine().getOut();
    made.files().forEach(out::println);
    out.printf(
        "Check it with 'roundhouse validate %1$s'; play it with 'roundhouse play %1$s'.%n",
        quoted(name));
    out.flush();
    return ExitStatus.DONE;
  }

  private NewDesign.Made make(NewDesign designs, String called) throws IOException {
    try {
      return base.isPresent()
          ? designs.variant(name, called, base.get())
          : designs.small(name, called);
    } catch (NewDesign.Refused refused) {
      throw new CommandFailure(refused.getMessage(), refused);
    }
  }

  private static String quoted(String word) {
    return word.contains(" ") ? "\"" + word + "\"" : word;
  }
}
