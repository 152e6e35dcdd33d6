package roundhouse.workshop.project;

import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.loading.UnsavedTexts;

/** The two sides that a comparison begins with. */
public record ComparedPair(ComparedDesign first, ComparedDesign second) {

  /**
   * The most telling pair for a design: itself without and with its options if some are on;
   * otherwise the design that it extends and itself, itself and one that extends it, or itself
   * without and with its first option.
   */
  public static ComparedPair of(TitleSource titles, Path design, Collection<String> options) {
    var plain = new ComparedDesign(design, Set.of());
    if (!options.isEmpty())
      return new ComparedPair(plain, new ComparedDesign(design, Set.copyOf(options)));
    LoadResult read = read(titles, design);
    Optional<Path> base = read.base();
    if (base.isPresent()) return new ComparedPair(new ComparedDesign(base.get(), Set.of()), plain);
    return titles.designs().stream()
        .filter(other -> read(titles, other).base().filter(design::equals).isPresent())
        .findFirst()
        .map(variant -> new ComparedDesign(variant, Set.of()))
        .or(() -> withFirstOption(read, design))
        .map(other -> new ComparedPair(plain, other))
        .orElse(new ComparedPair(plain, plain));
  }

  private static LoadResult read(TitleSource titles, Path design) {
    return titles.read(design, Set.of(), UnsavedTexts.NONE);
  }

  private static Optional<ComparedDesign> withFirstOption(LoadResult read, Path design) {
    return read.design()
        .flatMap(loaded -> loaded.options().keySet().stream().findFirst())
        .map(option -> new ComparedDesign(design, Set.of(option)));
  }
}
