package roundhouse.design.loading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.design.binding.Binder;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.WordList;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.Overlay;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.files.RegularFiles;

/** Reads a design and the designs it extends, and lays each over the one before. */
final class InheritanceReader {
  private static final int DEEPEST = 10;

  private final Problems problems;
  private final UnsavedTexts texts;
  private final List<Path> files = new ArrayList<>();
  private final List<LoadResult.Origin> origins = new ArrayList<>();
  private final Set<String> unreadable = new LinkedHashSet<>();
  private final List<Path> chain = new ArrayList<>();
  private Optional<MapNode> asked = Optional.empty();

  InheritanceReader(Problems problems, UnsavedTexts texts) {
    this.problems = problems;
    this.texts = texts;
  }

  UnsavedTexts texts() {
    return texts;
  }

  List<Path> files() {
    return files;
  }

  List<LoadResult.Origin> origins() {
    return origins;
  }

  /** What the files of the folder that was asked for say themselves. */
  Optional<MapNode> asked() {
    return asked;
  }

  /** Parts whose files could not all be read; further problems in them would only mislead. */
  Set<String> unreadable() {
    return unreadable;
  }

  /** The tree of a folder laid over those of its ancestors; empty if one of them cannot be read. */
  Optional<MapNode> read(Path folder) {
    chain.add(folder);
    Optional<MapNode> own =
        new DesignFolderReader(folder, texts, problems, files, unreadable).read();
    if (own.isEmpty()) return Optional.empty();
    if (chain.size() == 1) asked = own;
    Optional<MapNode> base = Optional.of(MapNode.empty(own.get().place()));
    Optional<YamlNode> named = own.get().get(DesignFolderReader.EXTENDS);
    if (named.isPresent()) base = sibling(folder, named.get()).flatMap(this::read);
    origins.add(
        new LoadResult.Origin(folder, scripts(own.get()), InheritedOptions.scripts(own.get())));
    return base.map(under -> lay(under, own.get()));
  }

  private static List<String> scripts(MapNode title) {
    record Scripts(@WordList @Default("") List<String> scripts) {}
    return new Binder(new Problems())
        .bind(title.only("scripts"::equals), Scripts.class)
        .map(Scripts::scripts)
        .orElse(List.of());
  }

  private MapNode lay(MapNode base, MapNode own) {
    MapNode change =
        own.only(key -> !key.equals(DesignFolderReader.EXTENDS) && !key.equals(DesignOptions.KEY));
    YamlNode expanded = KeyExpansion.expand(change, Design.class, problems);
    MapNode laid =
        (MapNode)
            Overlay.apply(
                ShortForms.writtenOut(
                    base.only(key -> !key.equals(DesignOptions.KEY)), expanded, Design.class),
                expanded,
                problems);
    List<MapNode.Entry> entries = new ArrayList<>(laid.entries());
    options(base, own).ifPresent(entries::add);
    // A missing key is reported in the title that was asked for, not in its base.
    return new MapNode(own.place(), own.span(), entries);
  }

  /** An option of a variant is laid over the option of the same name in its base. */
  private Optional<MapNode.Entry> options(MapNode base, MapNode own) {
    Optional<MapNode.Entry> under = base.entry(DesignOptions.KEY);
    Optional<MapNode.Entry> over = own.entry(DesignOptions.KEY);
    if (over.isEmpty()) return under;
    return Optional.of(
        new MapNode.Entry(
            over.get().key(),
            InheritedOptions.merge(under.map(MapNode.Entry::value), over.get().value(), problems)));
  }

  private Optional<Path> sibling(Path folder, YamlNode named) {
    String path = named instanceof ScalarNode scalar ? scalar.text() : "";
    if (!path.matches("\\.\\./[^/\\\\:.][^/\\\\:]*")) {
      return refuse(
          named,
          "a design extends a design beside it, not " + named.kind(),
          "write 'extends: ../name'");
    }
    Optional<Path> name = RegularFiles.path(path.substring(3));
    if (name.isEmpty()) return refuse(named, "no folder can have this name", "");
    Path base = folder.resolveSibling(name.get());
    if (chain.contains(base) || chain.size() > DEEPEST) {
      return refuse(
          named,
          named.kind() + " extends this design in turn, or the chain of designs is too long",
          "");
    }
    if (DesignFolderReader.isDesign(base)) return Optional.of(base);
    // A base that is away for a moment is read as soon as it is back.
    files.add(base.resolve(DesignFolderReader.TITLE + ".yaml"));
    return refuse(named, "there is no design " + named.kind(), nearest(folder, base));
  }

  private static String nearest(Path folder, Path missing) {
    Path parent = folder.toAbsolutePath().getParent();
    try (Stream<Path> beside = Files.list(parent)) {
      List<String> designs =
          beside
              .filter(DesignFolderReader::isDesign)
              .map(path -> path.getFileName().toString())
              .sorted()
              .toList();
      return SpellingHint.of(missing.getFileName().toString(), designs)
          .map(name -> "did you mean '../" + name + "'?")
          .orElse("");
    } catch (IOException | UncheckedIOException exception) {
      return "";
    }
  }

  private Optional<Path> refuse(YamlNode named, String message, String fix) {
    problems.error(named.place(), DesignFolderReader.EXTENDS, message, fix);
    return Optional.empty();
  }

  /** The options of a variant: those of its base, changed by its own. */
  private static final class InheritedOptions {
    private static final String SCRIPT = "script";

    private InheritedOptions() {}

    /** The scripts that the options of one title name: without an option they never answer. */
    static Set<String> scripts(MapNode title) {
      record Named(@WordList @Default("") List<String> script) {}
      if (!(title.get(DesignOptions.KEY).orElse(null) instanceof MapNode options)) return Set.of();
      var names = new LinkedHashSet<String>();
      for (MapNode.Entry option : options.entries())
        if (option.value() instanceof MapNode map)
          new Binder(new Problems())
              .bind(map.only(SCRIPT::equals), Named.class)
              .ifPresent(named -> names.addAll(named.script()));
      return names;
    }

    /** The options of a base with those of a variant laid over them. */
    static YamlNode merge(Optional<YamlNode> base, YamlNode variant, Problems problems) {
      if (!(variant instanceof MapNode over)) return variant;
      MapNode under =
          base.filter(MapNode.class::isInstance)
              .map(MapNode.class::cast)
              .orElse(MapNode.empty(variant.place()));
      var removal = over.only(Overlay.REMOVE::equals);
      var kept = (MapNode) Overlay.apply(under, removal, problems);
      var change = over.only(key -> !key.equals(Overlay.REMOVE));
      MapNode changed = expanded(change, problems);
      return Overlay.join(writtenOut(expanded(kept, new Problems()), changed), changed, problems);
    }

    private static MapNode writtenOut(MapNode options, MapNode change) {
      return options.with(
          options.entries().stream()
              .map(
                  option ->
                      new MapNode.Entry(
                          option.key(),
                          change
                              .get(option.name())
                              .map(
                                  over -> ShortForms.writtenOut(option.value(), over, Design.class))
                              .orElse(option.value())))
              .toList());
    }

    private static MapNode expanded(MapNode options, Problems problems) {
      return options.with(
          options.entries().stream()
              .map(
                  option ->
                      new MapNode.Entry(
                          option.key(),
                          KeyExpansion.expand(option.value(), Design.class, problems)))
              .toList());
    }
  }
}
