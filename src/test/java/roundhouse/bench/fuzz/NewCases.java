package roundhouse.bench.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import roundhouse.design.problem.Problem;
import roundhouse.files.FolderTree;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.project.NewDesign;

/** New designs with odd names and titles, also variants of changed designs. */
final class NewCases {
  private static final List<String> NAMES =
      List.of(
          "mine",
          "1889",
          "1899 east",
          "a+b",
          "v1.2",
          "..",
          "../up",
          "",
          "con",
          "NUL.x",
          "schema",
          "a\0b",
          "a\nb",
          "<html>",
          "\u202ename",
          "Zürich",
          "x #y",
          "a: b",
          "*a",
          "no",
          "123",
          "-x",
          "a'b",
          "{{base}}",
          "x".repeat(61));

  private static final List<String> TITLES =
      List.of(
          "Mine",
          "a: b",
          "# none",
          "{{base}}",
          "$1",
          "\\",
          "\"",
          "'",
          "a\nb: c",
          "\t",
          "",
          "<html><b>x",
          "\u001b[2J",
          "\u202eturned",
          "~",
          "no",
          "1889",
          "x".repeat(9_000));

  private NewCases() {}

  static CaseOutcome made(FuzzProject project, Random random) throws IOException {
    var mutator = new TextMutator(random);
    String base = mutator.pick(project.designs());
    Map<Path, String> texts =
        random.nextInt(3) > 0
            ? Map.of()
            : FuzzProject.mutated(
                List.of(
                    project.design(base).resolve("title.yaml"),
                    project.design(base).resolve("trains.yaml"),
                    project.design(base).resolve("map.yaml")),
                random);
    return project.changed(texts, (changed, chance) -> made(changed, base, chance), random);
  }

  private static CaseOutcome made(FuzzProject project, String base, Random random)
      throws IOException {
    var mutator = new TextMutator(random);
    String name = mutator.pick(NAMES);
    String title = mutator.pick(TITLES);
    boolean variant = random.nextInt(4) > 0;
    var designs = new NewDesign(project.folders());
    try {
      NewDesign.Made made =
          variant ? designs.variant(name, title, base) : designs.small(name, title);
      return loaded(project, made.folder(), title, variant ? base : "", random);
    } catch (NewDesign.Refused told) {
      return CaseOutcome.REFUSED;
    }
  }

  private static CaseOutcome loaded(
      FuzzProject project, Path folder, String title, String base, Random random)
      throws IOException {
    try {
      if (!folder.getParent().equals(project.design("x").getParent()))
        throw new Finding("a new design lies outside the designs: " + folder);
      Loaded loaded = project.loader().loadAlone(folder.getFileName().toString(), Set.of());
      if (loaded.title().isEmpty()) return broken(project, base, loaded);
      String read = loaded.title().get().design().title();
      if (!read.equals(title))
        throw new Finding("its title is '" + read + "', not '" + title + "'");
      return BotGame.play(loaded.title().get(), random);
    } finally {
      FolderTree.delete(folder);
    }
  }

  /** A variant of a broken design is broken; no other new design is. */
  private static CaseOutcome broken(FuzzProject project, String base, Loaded loaded) {
    if (base.isEmpty() || project.loader().loadAlone(base, Set.of()).title().isPresent())
      throw new Finding(
          "a new design cannot be loaded: "
              + loaded.problems().stream().map(Problem::text).toList());
    return CaseOutcome.REFUSED;
  }
}
