package roundhouse.script;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.Design;
import roundhouse.design.LoadResult;
import roundhouse.engine.Hooks;
import roundhouse.engine.Layer;
import roundhouse.engine.Rulebook;
import roundhouse.engine.Scope;

/**
 * The scripts that answer for a title: the base design's, the design's own, then those of the
 * options that are on, in the order in which the design lists them.
 *
 * @param scope in which they are asked
 */
record TitleScripts(Rulebook rulebook, Scope scope, List<ScriptProblem> problems, List<Path> files) {

  static TitleScripts load(Path root, LoadResult loaded) {
    Design design = loaded.design().orElseThrow();
    var problems = new ArrayList<ScriptProblem>();
    Set<Path> files = new LinkedHashSet<>();
    Set<String> ofOptions = new LinkedHashSet<>();
    design.options().values().forEach(option -> ofOptions.addAll(option.script()));
    for (LoadResult.Origin origin : loaded.origins()) {
      for (Path folder : folders(root, origin)) files.addAll(plain(folder, ofOptions));
    }
    for (String option : loaded.options()) {
      for (String name : design.options().get(option).script()) {
        find(root, loaded.origins(), name).ifPresentOrElse(files::add, () -> problems.add(missing(root, option, name)));
      }
    }
    Scripts scripts = Scripts.load(sources(root, loaded.origins(), files));
    problems.addAll(scripts.problems());
    if (files.isEmpty()) return new TitleScripts(Rulebook.PLAIN, Scope.DIRECT, problems, List.of());
    var scope = new ScriptScope(scripts);
    return new TitleScripts(bind(scripts, files, root, scope, problems), scope, problems, List.copyOf(files));
  }

  /** The script folders that a design names, or the one of its own name. */
  private static List<Path> folders(Path root, LoadResult.Origin origin) {
    List<String> names = origin.scripts().isEmpty() ? List.of(origin.folder().getFileName().toString()) : origin.scripts();
    return names.stream().map(root::resolve).map(Path::normalize).filter(folder -> folder.startsWith(root.normalize())).filter(Files::isDirectory).toList();
  }

  private static List<Path> plain(Path folder, Set<String> ofOptions) {
    return scripts(folder).stream().filter(file -> !ofOptions.contains(file.getFileName().toString())).toList();
  }

  private static List<Path> scripts(Path folder) {
    try (var all = Files.list(folder)) {
      return all.filter(file -> file.getFileName().toString().endsWith(".js")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** An option's script stands in a folder of the design that has the option, the nearest first. */
  private static Optional<Path> find(Path root, List<LoadResult.Origin> origins, String name) {
    for (LoadResult.Origin origin : origins.reversed()) {
      for (Path folder : folders(root, origin)) if (Files.isRegularFile(folder.resolve(name))) return Optional.of(folder.resolve(name));
    }
    return Optional.empty();
  }

  private static ScriptProblem missing(Path root, String option, String name) {
    return new ScriptProblem(root.resolve(name).toString(), 0, 0, "", "option '" + option + "' names the script " + name + ", and there is no such file in the design's script folder", List.of());
  }

  /** All scripts of the folders, so that they can import each other; only those bound answer hooks. */
  private static List<ScriptSource> sources(Path root, List<LoadResult.Origin> origins, Set<Path> bound) {
    Set<Path> all = new LinkedHashSet<>(bound);
    return all.stream().map(file -> ScriptSource.read(name(root, file), file)).toList();
  }

  private static String name(Path root, Path file) {
    return root.normalize().relativize(file.normalize()).toString().replace('\\', '/');
  }

  private static Rulebook bind(Scripts scripts, Set<Path> files, Path root, ScriptScope scope, List<ScriptProblem> problems) {
    Map<String, List<Layer<?, ?>>> layers = new LinkedHashMap<>();
    for (Path file : files) {
      Optional<ScriptModule> module = scripts.module(name(root, file));
      if (module.isEmpty()) continue;
      for (Slot slot : module.get().functions()) {
        if (Hooks.named(slot.function()).isEmpty()) suspect(slot).ifPresent(problems::add);
        layers.computeIfAbsent(slot.function(), name -> new ArrayList<>()).add(new ScriptLayer<>(slot, scope));
      }
    }
    return new Rulebook(layers);
  }

  /** A function that is no hook answers a question or a step of the script's own, unless it is a hook misspelt. */
  private static Optional<ScriptProblem> suspect(Slot slot) {
    String hint = Nearest.hint(slot.function(), Hooks.names());
    if (hint.isEmpty()) return Optional.empty();
    return Optional.of(new ScriptProblem(slot.source().file(), slot.line(), slot.column(), slot.function(), "there is no hook '" + slot.function() + "'" + hint, List.of()));
  }
}
