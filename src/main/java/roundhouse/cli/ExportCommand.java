package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.OutputFile;
import roundhouse.compare.ComparedScripts;
import roundhouse.compare.DesignComparison;
import roundhouse.design.loading.DesignLoader;
import roundhouse.drafts.maker.GameWriter;
import roundhouse.engine.Title;
import roundhouse.files.FileNames;
import roundhouse.files.RegularFiles;
import roundhouse.print.TabletopGame;
import roundhouse.print.TitlePage;
import roundhouse.print.TitleTables;
import roundhouse.script.loading.Loaded;
import roundhouse.words.VisibleText;
import roundhouse.workshop.project.DesignExport;
import roundhouse.workshop.project.ProjectFolders;

/** Packs a design into a zip. */
@Command(
    name = "export",
    description = {
      "Pack a design into a zip that 'unpack' opens elsewhere, or write it for people.",
      "The zip includes the designs that it extends, all their scripts and test positions, and the"
          + " tile library."
    })
final class ExportCommand implements Callable<Integer> {
  private final ProjectFolders folders;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "DESIGN", description = "The design: the name or path of its folder.")
  private String design;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "File or folder to write (default: the name of the design).")
  private Optional<Path> output;

  @Option(
      names = "--as",
      paramLabel = "KIND",
      defaultValue = "zip",
      description = {
        "What to write: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).",
        "html is one page with map, share prices, tiles, tables, the rules in words and what"
            + " differs from the design that it extends; csv is a folder of tables; 18xx-maker is"
            + " the game file of that program, which draws and prints titles; tabletop is a folder"
            + " of pictures for tabletop simulators and printers of cards."
      })
  private Kind kind;

  /** The formats to which a design can be exported. */
  enum Kind {
    ZIP,
    HTML,
    CSV,
    MAKER("18xx-maker"),
    TABLETOP;

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    Kind() {
      this.word = name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
      return word;
    }
  }

  ExportCommand() {
    this(ProjectFolders.ofThisProcess());
  }

  ExportCommand(ProjectFolders folders) {
    this.folders = folders;
  }

  @Override
  public Integer call() throws IOException {
    String name = new DesignNames(folders.designs()).of(List.of(design)).getFirst();
    PrintWriter out = spec.commandLine().getOut();
    switch (kind) {
      case ZIP -> {
        Path zip = output.orElse(Path.of(FileNames.of(name) + ".zip"));
        var written = new ArrayList<DesignExport.Written>();
        OutputFile.write(zip, () -> written.add(DesignExport.write(folders, name, zip)));
        tell(zip, written.getFirst(), out);
      }
      case HTML -> out.println(page(name, output.orElse(Path.of(FileNames.of(name) + ".html"))));
      case TABLETOP ->
          tabletop(name, output.orElse(Path.of(FileNames.of(name) + "-tabletop")), out);
      case MAKER -> maker(name, output.orElse(Path.of(FileNames.of(name) + ".json")), out);
      case CSV ->
          tables(name, output.orElse(Path.of(FileNames.of(name) + "-tables")))
              .forEach(out::println);
    }
    out.flush();
    return ExitStatus.DONE;
  }

  private static void tell(Path zip, DesignExport.Written written, PrintWriter out) {
    out.printf("%s: %s files%n", zip, written.files().size());
    for (Path file : written.leftOut())
      out.printf(
          "Left out: '%s'. Its name is not valid on every system, or some take it for that of"
              + " another file; rename it.%n",
          VisibleText.line(file.toString()));
  }

  private void tabletop(String name, Path to, PrintWriter out) throws IOException {
    var files = new ArrayList<Path>();
    Title title = titles().open(name, List.of());
    OutputFile.write(to, () -> files.addAll(TabletopGame.write(title, to)));
    out.printf("%s: %s files; manifest.json says how many there are of each%n", to, files.size());
  }

  private void maker(String name, Path file, PrintWriter out) throws IOException {
    GameWriter.File written = GameWriter.of(titles().open(name, List.of()));
    OutputFile.write(file, written.json());
    out.println(file);
    out.println("The file does not contain:");
    written.lost().forEach(words -> out.println("  " + words));
  }

  private Path page(String name, Path file) throws IOException {
    Loaded loaded = titles().load(name, List.of());
    Optional<String> base = base(name);
    Optional<DesignComparison> withBase =
        base.isEmpty() ? Optional.empty() : Optional.of(comparison(base.get(), loaded));
    OutputFile.write(file, TitlePage.of(loaded.title().orElseThrow(), withBase));
    return file;
  }

  private TitleOpener titles() {
    return new TitleOpener(folders);
  }

  /** The design that it extends. */
  private Optional<String> base(String name) {
    return DesignLoader.load(
            RegularFiles.named(folders.designs(), name), folders.tileLibrary(), Set.of())
        .base()
        .map(folder -> folder.getFileName().toString());
  }

  private DesignComparison comparison(String base, Loaded loaded) throws IOException {
    Loaded before = titles().load(base, List.of());
    return DesignComparison.of(
        before.title().orElseThrow(),
        loaded.title().orElseThrow(),
        ComparedScripts.read(before.scripts(), loaded.scripts()));
  }

  private List<Path> tables(String name, Path folder) throws IOException {
    var written = new ArrayList<Path>();
    for (var table : TitleTables.of(titles().open(name, List.of())).entrySet()) {
      Path file = folder.resolve(table.getKey() + ".csv");
      OutputFile.write(file, table.getValue());
      written.add(file);
    }
    return written;
  }
}
