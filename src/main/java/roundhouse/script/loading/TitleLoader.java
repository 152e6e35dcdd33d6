package roundhouse.script.loading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import roundhouse.board.TileCatalogue;
import roundhouse.design.conversion.MarketBuilder;
import roundhouse.design.loading.DesignLoader;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.NumberRange;
import roundhouse.design.spec.OptionSpec;
import roundhouse.design.yaml.MapNode;
import roundhouse.engine.Title;
import roundhouse.engine.play.StandardEngineServices;
import roundhouse.files.RegularFiles;
import roundhouse.files.Sha256;
import roundhouse.survey.MapCheck;
import roundhouse.threads.AbandonableThread;

/** Loads a title: the design in a folder with the selected options, and its scripts. */
public final class TitleLoader {

  private final Path designs;
  private final Path scripts;
  private final Path tileLibrary;
  private final UnsavedTexts texts;

  /**
   * @param designs folder of the designs
   * @param scripts folder of the scripts, with a folder for each design
   * @param tileLibrary folder of the tiles
   */
  public TitleLoader(Path designs, Path scripts, Path tileLibrary) {
    this(designs, scripts, tileLibrary, UnsavedTexts.NONE);
  }

  /**
   * @param texts read instead of files of designs and scripts
   */
  public TitleLoader(Path designs, Path scripts, Path tileLibrary, UnsavedTexts texts) {
    this.designs = designs;
    this.scripts = scripts;
    this.tileLibrary = tileLibrary;
    this.texts =
        file -> {
          AbandonableThread.stopIfAbandoned();
          return texts.of(file);
        };
  }

  public Path designs() {
    return designs;
  }

  /** Loads the design in that folder, with these options and those they imply. */
  public Loaded load(String name, Set<String> options) {
    TileCatalogue library = TileCatalogue.load(tileLibrary);
    return complete(
        name,
        library,
        DesignLoader.load(folder(name), library, options, texts),
        on -> alone(name, library, on));
  }

  /**
   * The same without checking the options that are off: faster, but their mistakes are not
   * reported.
   */
  public Loaded loadAlone(String name, Set<String> options) {
    TileCatalogue library = TileCatalogue.load(tileLibrary);
    return complete(name, library, alone(name, library, options), on -> alone(name, library, on));
  }

  private LoadResult alone(String name, TileCatalogue library, Set<String> options) {
    return DesignLoader.loadAlone(folder(name), library, options, texts);
  }

  /** The same with other values at some places of the design. */
  public Loaded loadChanged(String name, Set<String> options, UnaryOperator<MapNode> change) {
    TileCatalogue library = TileCatalogue.load(tileLibrary);
    Path folder = folder(name);
    Function<Set<String>, LoadResult> changed =
        on -> DesignLoader.loadChanged(folder, library, on, change);
    return complete(name, library, changed.apply(options), changed);
  }

  /**
   * Why a title did not load if that was the fault of who asked for these options: "there is no
   * option 'x': did you mean 'y'?" for each that the design lacks; none if it has other errors.
   */
  public List<String> unknownOptions(String name, Collection<String> options) {
    Set<String> known =
        alone(name, TileCatalogue.load(tileLibrary), Set.of())
            .design()
            .map(design -> design.options().keySet())
            .orElse(Set.copyOf(options));
    return options.stream()
        .filter(option -> !known.contains(option))
        .map(
            option ->
                "there is no option '%s': %s".formatted(option, SpellingHint.fix(option, known)))
        .toList();
  }

  private Path folder(String name) {
    return RegularFiles.named(designs, name);
  }

  private Loaded complete(
      String name,
      TileCatalogue library,
      LoadResult asked,
      Function<Set<String>, LoadResult> others) {
    Loaded plain = bind(name, library, asked);
    return plain
        .title()
        .map(title -> new OptionsByPlayers(title, on -> bind(name, library, others.apply(on))))
        .map(by -> by.complete(plain))
        .orElse(plain);
  }

  private Loaded bind(String name, TileCatalogue library, LoadResult loaded) {
    var problems = new ArrayList<>(loaded.problems());
    var files = new ArrayList<>(loaded.files());
    Path folder = folder(name);
    if (loaded.design().isEmpty()) return Loaded.of(folder, loaded);
    TitleScripts bound = TitleScripts.load(scripts, loaded, texts);
    files.addAll(bound.files());
    problems.addAll(bound.problems());
    Optional<Title> title =
        problems.stream().anyMatch(problem -> problem.severity() == Severity.ERROR)
            ? Optional.empty()
            : Optional.of(title(name, loaded, library, bound, files));
    return new Loaded(folder, loaded, loaded.design(), title, problems, files, bound.withOptions());
  }

  /**
   * All problems of a design, its map and its scripts: without options, with each option, and with
   * each pair of options that change the same thing.
   */
  public List<Problem> problems(String name) {
    return check(name).get();
  }

  /** Finds {@link #problems}. A check that was stopped goes on where it was when asked again. */
  public Supplier<List<Problem>> check(String name) {
    var trials = new AtomicReference<OptionTrials>();
    return () -> {
      if (trials.get() == null) trials.set(trials(name));
      return trials.get().problems();
    };
  }

  private OptionTrials trials(String name) {
    TileCatalogue library = TileCatalogue.load(tileLibrary);
    LoadResult read = DesignLoader.load(folder(name), library, Set.of(), texts);
    LoadResult checked = read.with(MapCheck.problems(read, library));
    return new OptionTrials(
        read,
        bind(name, library, checked),
        options -> bind(name, library, alone(name, library, options)));
  }

  private Title title(
      String name, LoadResult loaded, TileCatalogue library, TitleScripts bound, List<Path> files) {
    Design design = loaded.design().orElseThrow();
    PrintedBoardCache.Entry kept = PrintedBoardCache.of(design, library);
    return new Title(
        name,
        design,
        loaded.options(),
        kept.printed().map(),
        kept.printed().tiles(),
        kept.upgrades(),
        MarketBuilder.build(design.market()),
        bound.rulebook(),
        TitleFingerprint.of(files, loaded.options(), texts),
        bound.scope(),
        new StandardEngineServices(design),
        Map.of());
  }

  /** A short hash of a title's files and options. */
  private static final class TitleFingerprint {
    private static final int BYTES = 8;

    private TitleFingerprint() {}

    /**
     * @param texts read instead of files
     */
    static String of(List<Path> files, List<String> options, UnsavedTexts texts) {
      try {
        MessageDigest digest = Sha256.digest();
        options.forEach(option -> digest.update((option + "\n").getBytes(StandardCharsets.UTF_8)));
        for (Path file : files) {
          Optional<String> unsaved = texts.of(file);
          if (unsaved.isPresent()) digest.update(unsaved.get().getBytes(StandardCharsets.UTF_8));
          else if (Files.isRegularFile(file))
            digest.update(RegularFiles.bytes(file, RegularFiles.MOST_BYTES));
        }
        return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
      } catch (IOException unreadable) {
        return "";
      }
    }
  }

  /** Switches on the options that are on by themselves with a number of players. */
  private static final class OptionsByPlayers {
    private final Title title;
    private final Function<Set<String>, Loaded> loader;
    private final Map<Set<String>, Loaded> tried = new HashMap<>();

    /**
     * @param title with the options that were asked for
     * @param loader loads it with others, for any number of players
     */
    OptionsByPlayers(Title title, Function<Set<String>, Loaded> loader) {
      this.title = title;
      this.loader = loader;
    }

    /** The title with all that differs by number of players, or the problems that prevent one. */
    Loaded complete(Loaded plain) {
      Map<Integer, Title> others = new TreeMap<>();
      List<Problem> problems = new ArrayList<>(plain.problems());
      NumberRange players = title.design().players();
      for (int count = players.min(); count <= players.max(); count++) {
        Set<String> on = options(count);
        if (on.size() == title.options().size()) continue;
        Loaded loaded = tried.computeIfAbsent(on, loader);
        if (loaded.title().isEmpty()) return plain.with(loaded.title(), loaded.problems());
        loaded.problems().stream().filter(each -> !problems.contains(each)).forEach(problems::add);
        others.put(count, loaded.title().get());
      }
      return plain.with(plain.title().map(all -> all.with(others)), problems);
    }

    private Set<String> options(int players) {
      Design design = title.design();
      Set<String> on = new LinkedHashSet<>(title.options());
      design
          .options()
          .forEach(
              (name, option) -> {
                boolean wanted =
                    option.onWithPlayers().filter(count -> count.contains(players)).isPresent();
                if (wanted && on.stream().noneMatch(other -> excluded(design, name, other)))
                  on.add(name);
              });
      return on;
    }

    private static boolean excluded(Design design, String one, String other) {
      Map<String, OptionSpec> options = design.options();
      return options.get(one).excludes().contains(other)
          || options.get(other).excludes().contains(one);
    }
  }
}
