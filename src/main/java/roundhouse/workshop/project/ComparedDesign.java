package roundhouse.workshop.project;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.compare.ComparedScripts;
import roundhouse.compare.DesignComparison;
import roundhouse.compare.OptionEffects;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.design.problem.Problem;
import roundhouse.design.spec.Design;
import roundhouse.engine.Title;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;

/**
 * One side of a comparison.
 *
 * @param design its folder
 * @param options that are on
 */
public record ComparedDesign(Path design, Set<String> options) {
  private static final int PROBLEMS_TOLD = 5;

  public ComparedDesign {
    options = Set.copyOf(options);
  }

  /**
   * Reads both sides as their files are now and compares them.
   *
   * @throws IOException whose message says why one of them cannot be loaded
   */
  public static DesignComparison compare(
      TitleSource titles, ComparedDesign first, ComparedDesign second) throws IOException {
    Loaded before = first.load(titles);
    Loaded after = second.load(titles);
    boolean one = first.design.equals(second.design);
    return DesignComparison.of(
        before.title().orElseThrow(),
        after.title().orElseThrow(),
        ComparedScripts.read(before.scripts(), after.scripts()),
        one ? OptionEffects.NONE : first.effects(titles),
        one ? OptionEffects.NONE : second.effects(titles));
  }

  /**
   * What the options alone change; the same on both sides if one design is compared with itself.
   */
  private OptionEffects effects(TitleSource titles) {
    return read(titles, Set.of())
        .map(plain -> OptionEffects.of(plain, option -> read(titles, Set.of(option))))
        .orElse(OptionEffects.NONE);
  }

  private Optional<Design> read(TitleSource titles, Set<String> on) {
    return titles.read(design, on, UnsavedTexts.NONE).design();
  }

  /**
   * Reads this side as its files are now.
   *
   * @throws IOException whose message says why it cannot be loaded
   */
  public Title title(TitleSource titles) throws IOException {
    return load(titles).title().orElseThrow();
  }

  /** The name of the design, with its options in brackets. */
  public String name() {
    String name = design.getFileName().toString();
    return options.isEmpty()
        ? name
        : name + options.stream().sorted().collect(Collectors.joining(", ", " (", ")"));
  }

  private Loaded load(TitleSource titles) throws IOException {
    Loaded loaded = titles.load(design, options);
    if (loaded.title().isPresent()) return loaded;
    String told =
        loaded.problems().stream()
            .filter(Problem::isError)
            .limit(PROBLEMS_TOLD)
            .map(Problem::text)
            .collect(Collectors.joining("\n"));
    throw new IOException(UiWords.of("compare.unloaded", design.getFileName(), told));
  }
}
