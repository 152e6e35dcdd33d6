package roundhouse.bench.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import roundhouse.script.loading.Loaded;

/** Changed files of designs and their scripts, played to the end of a game where they can be. */
final class DesignCases {
  private DesignCases() {}

  static CaseOutcome design(FuzzProject project, Random random) throws IOException {
    String name = name(project, random);
    return changed(project, name, FuzzProject.files(project.design(name), ".yaml"), random);
  }

  static CaseOutcome script(FuzzProject project, Random random) throws IOException {
    String name = name(project, random);
    List<Path> scripts = FuzzProject.files(project.scripts(name), ".js");
    return scripts.isEmpty() ? CaseOutcome.READ : changed(project, name, scripts, random);
  }

  private static String name(FuzzProject project, Random random) throws IOException {
    return new TextMutator(random).pick(project.designs());
  }

  private static CaseOutcome changed(
      FuzzProject project, String name, List<Path> files, Random random) throws IOException {
    Set<String> options = FuzzProject.options(project.title(name), random);
    Map<Path, String> texts = FuzzProject.mutated(files, random);
    return project.changed(texts, (broken, chance) -> play(broken, name, options, chance), random);
  }

  static CaseOutcome play(FuzzProject project, String name, Set<String> options, Random random) {
    if (random.nextInt(10) == 0) project.loader().problems(name);
    Loaded loaded =
        random.nextInt(5) == 0
            ? project.loader().load(name, options)
            : project.loader().loadAlone(name, options);
    if (loaded.title().isPresent()) return BotGame.play(loaded.title().get(), random);
    if (loaded.problems().isEmpty()) throw new Finding("there is no title, and no problem");
    return CaseOutcome.REFUSED;
  }
}
