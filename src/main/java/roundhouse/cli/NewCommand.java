package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.board.TileCatalogue;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.reading.DraftReader;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.ProjectFolders;

/** Creates a new design or a variant. */
@Command(
    name = "new",
    description = {
      "Create a new design: a small one that you can play right away, a variant of another, or a"
          + " draft from a file of another program.",
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
      description = {
        "Create a variant of this design that contains only the differences.",
        "With --from: a draft whose board, tiles, companies and privates replace those of the"
            + " design."
      })
  private Optional<String> base;

  @Option(
      names = "--from",
      paramLabel = "SOURCE",
      description = {
        "Make a draft of a title from a game file of 18xx-maker (JSON), or from a title's folder of"
            + " the open-source online engine (Ruby, read and never run; or title.json and"
            + " constants.json, what its code gives).",
        "Its page draft.md says what was taken, guessed and left out."
      })
  private Optional<Path> source;

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
    if (source.isPresent() && title.isPresent())
      throw new CommandFailure("--from takes the title from the source; omit --title.");
    Optional<Draft> draft = source.map(this::draft);
    var designs = new NewDesign(folders);
    NewDesign.Made made = make(designs, title.orElse(name), draft);
    PrintWriter out = spec.commandLine().getOut();
    made.files().forEach(out::println);
    draft.ifPresent(one -> tell(one, designs, out));
    out.printf(
        "Check it with 'roundhouse validate %1$s'; play it with 'roundhouse play %1$s'.%n",
        quoted(name));
    out.flush();
    return ExitStatus.DONE;
  }

  private Draft draft(Path file) {
    Path tiles = folders.tileLibrary();
    if (!Files.isDirectory(tiles))
      throw new CommandFailure(
          "there is no folder '%s' here or beside the app, from which a draft takes tiles: copy that of Roundhouse into this folder"
              .formatted(tiles.getFileName()));
    try {
      return DraftReader.read(file, TileCatalogue.load(tiles));
    } catch (DraftRefused refused) {
      throw new CommandFailure(refused.getMessage(), refused);
    }
  }

  private void tell(Draft draft, NewDesign designs, PrintWriter out) {
    out.printf(
        "Guessed: %s, left out: %s, missing for play: %s; draft.md lists them.%n",
        draft.notes().guesses().size(),
        draft.notes().leftOut().size(),
        draft.notes().missing().size());
    if (base.isEmpty())
      draft
          .base(designs.known())
          .ifPresent(
              known ->
                  out.printf(
                      "It builds on %1$s, which is here: with '--extends %1$s' it takes rounds,"
                          + " trains, phases and market from there.%n",
                      known));
  }

  private NewDesign.Made make(NewDesign designs, String called, Optional<Draft> draft)
      throws IOException {
    try {
      if (draft.isPresent())
        return base.isPresent()
            ? designs.written(name, draft.get().filesExtending(base.get()), base.get())
            : designs.written(name, draft.get().files());
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
