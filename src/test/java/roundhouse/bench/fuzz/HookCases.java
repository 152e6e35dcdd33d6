package roundhouse.bench.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.Set;
import roundhouse.engine.Title;
import roundhouse.files.FolderTree;

/** Variants of shipped titles in which a script answers hooks with whatever comes to its mind. */
final class HookCases {
  private static final String NAME = "hooked";

  private HookCases() {}

  static CaseOutcome hook(FuzzProject project, Random random) throws IOException {
    String base = new TextMutator(random).pick(project.designs());
    Title shipped = project.title(base);
    Set<String> options = FuzzProject.options(shipped, random);
    String script = new OddScript(shipped, random).text();
    try {
      write(project.design(NAME).resolve("title.yaml"), variant(base));
      write(project.scripts(NAME).resolve("odd.js"), script);
      return project
          .loader()
          .loadAlone(NAME, options)
          .title()
          .map(title -> BotGame.playUnderScripts(title, random))
          .orElse(CaseOutcome.REFUSED);
    } catch (Finding found) {
      throw new Finding(
          found.getMessage() + "\n  a variant of " + base + " with the script\n" + script);
    } finally {
      FolderTree.delete(project.design(NAME));
      FolderTree.delete(project.scripts(NAME));
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static String variant(String base) {
    return """
    extends: ../%s
    format: 1
    title: Hooked
    recordings: { title: "" }
    """
        .formatted(base);
  }
}
