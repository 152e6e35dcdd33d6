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
import roundhouse.workshop.Folders;
import roundhouse.workshop.NewDesign;

/** Makes a new design, or a variant of one. */
@Command(
    name = "new",
    description = {
      "Make a new design: a small one that can be played at once, or a variant of another.",
      "What is there already is never overwritten."
    })
final class NewCommand implements Callable<Integer> {
  private final Folders folders;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "NAME", description = "Folder name of the new design.")
  private String name;

  @Option(
      names = "--extends",
      paramLabel = "BASE",
      description = "Make a variant of this design, in which only what differs is written.")
  private Optional<String> base;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "The title as people read it (default: the folder's name).")
  private Optional<String> title;

  NewCommand() {
    this(Folders.ofThisProcess());
  }

  NewCommand(Folders folders) {
    this.folders = folders;
  }

  @Override
  public Integer call() throws IOException {
    NewDesign.Made made = make(new NewDesign(folders), title.orElse(name));
    PrintWriter out = spec.commandLine().getOut();
    made.files().forEach(out::println);
    out.printf(
        "Check it with 'roundhouse validate %1$s', try it with 'roundhouse play %1$s'.%n",
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
