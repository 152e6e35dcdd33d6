package roundhouse.bench.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.board.TileCatalogue;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.reading.DraftReader;
import roundhouse.files.FolderTree;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.project.NewDesign;

/** Drafts of changed files of 18xx-maker, and of changed title folders of the online engine. */
final class DraftCases {
  private static final String NAME = "drafted";

  private DraftCases() {}

  static CaseOutcome draft(FuzzProject project, Random random) throws IOException {
    return random.nextBoolean() ? ofMaker(project, random) : ofFolder(project, random);
  }

  private static CaseOutcome ofMaker(FuzzProject project, Random random) throws IOException {
    List<Path> games = FuzzProject.files(project.samples("maker-games"), ".json");
    if (games.isEmpty()) return CaseOutcome.READ;
    Path game = new TextMutator(random).pick(games);
    String text = GameCases.changed(Files.readString(game), random);
    return project.changed(
        Map.of(game, text), (changed, chance) -> drafted(changed, game, chance), random);
  }

  private static CaseOutcome ofFolder(FuzzProject project, Random random) throws IOException {
    Path samples = project.samples("title-folders");
    if (!Files.isDirectory(samples)) return CaseOutcome.READ;
    try (Stream<Path> all = Files.list(samples)) {
      List<Path> folders = all.filter(Files::isDirectory).sorted().toList();
      Path folder = new TextMutator(random).pick(folders);
      Map<Path, String> texts = FuzzProject.mutated(FuzzProject.files(folder, ".rb"), random);
      return project.changed(texts, (changed, chance) -> drafted(changed, folder, chance), random);
    }
  }

  private static CaseOutcome drafted(FuzzProject project, Path source, Random random)
      throws IOException {
    try {
      Draft draft = DraftReader.read(source, TileCatalogue.load(project.folders().tileLibrary()));
      new NewDesign(project.folders()).written(NAME, draft.files());
      Loaded loaded = project.loader().loadAlone(NAME, Set.of());
      return loaded.title().isEmpty() ? told(loaded) : BotGame.play(loaded.title().get(), random);
    } catch (DraftRefused | NewDesign.Refused refused) {
      if (refused.getMessage().isBlank()) throw new Finding("a draft is refused without a word");
      return CaseOutcome.REFUSED;
    } finally {
      if (Files.exists(project.design(NAME))) FolderTree.delete(project.design(NAME));
    }
  }

  /** What keeps a draft from loading is told with its place. */
  private static CaseOutcome told(Loaded loaded) {
    if (loaded.problems().isEmpty())
      throw new Finding("a draft does not load, and nothing says why");
    return CaseOutcome.REFUSED;
  }
}
