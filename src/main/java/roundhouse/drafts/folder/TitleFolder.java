package roundhouse.drafts.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.SourceValues;
import roundhouse.drafts.UntypedValues;
import roundhouse.drafts.ruby.RubyFile;
import roundhouse.drafts.ruby.RubyMistake;
import roundhouse.drafts.ruby.RubyValue;
import roundhouse.files.RegularFiles;

/** The files of a title's folder, and of the folder beside it that it inherits from. */
final class TitleFolder {
  private static final Pattern BASE_STEP = Pattern.compile("Engine::Step::(\\w+)");
  private static final Pattern MADE_OF =
      Pattern.compile("(?:class \\w+ <|include)\\s+(?:Engine::)?(?:Step::)?(\\w+)");

  private static final Pattern BESIDE = Pattern.compile("\\.\\./(g_[a-z0-9_]+)/[a-z_]+");
  private static final List<String> LAST = List.of("entities.rb", "map.rb", "game.rb");
  private static final int MOST_FILES = 60;

  /** The methods that give what is otherwise a constant. */
  private static final Map<String, String> TABLES =
      Map.of(
          "game_trains", "TRAINS",
          "game_phases", "PHASES",
          "game_companies", "COMPANIES",
          "game_corporations", "CORPORATIONS",
          "game_minors", "MINORS",
          "game_market", "MARKET",
          "game_hexes", "HEXES",
          "game_tiles", "TILES",
          "game_location_names", "LOCATION_NAMES");

  private static final int MOST_ELDERS = 6;

  private final Path folder;
  private final Map<String, RubyValue> constants = new LinkedHashMap<>();
  private final Map<String, String> methods = new LinkedHashMap<>();
  private final Map<String, String> written = new LinkedHashMap<>();
  private final Set<String> needed = new LinkedHashSet<>();
  private final Set<String> unread = new LinkedHashSet<>();
  private Optional<TitleFolder> parent = Optional.empty();
  private Optional<String> inherits = Optional.empty();
  private Optional<String> module = Optional.empty();
  private boolean hasRun;
  private final SourceValues source;
  private final Map<String, Object> noted = new HashMap<>();
  private FolderConstants values = new FolderConstants(Map.of(), Optional.empty());

  private TitleFolder(Path folder, SourceValues source) {
    this.folder = folder;
    this.source = source;
  }

  /**
   * Reads a folder.
   *
   * @param source receives the values of its constants
   * @throws DraftRefused with file and place, when a file is no Ruby that can be read
   */
  static TitleFolder read(Path folder, SourceValues source) throws IOException, DraftRefused {
    return read(folder, source, 0);
  }

  private static TitleFolder read(Path folder, SourceValues source, int elders)
      throws IOException, DraftRefused {
    var title = new TitleFolder(folder, source);
    List<Path> files = title.files();
    title.hasRun = files.isEmpty() && FactsFolder.isOne(folder);
    if (title.hasRun) title.constants.putAll(FactsFolder.constants(folder));
    else if (files.isEmpty())
      throw new DraftRefused(
          folder + " holds no Ruby files (.rb), nor a title.json and a constants.json");
    for (Path file : files) title.readFile(file);
    title.readMethods();
    title.readParent(elders);
    title.values = new FolderConstants(title.constants, title.parent.map(elder -> elder.values));
    return title;
  }

  /** The main files come last: what they say counts. */
  private List<Path> files() throws IOException, DraftRefused {
    var files = new ArrayList<Path>();
    for (Path file : RegularFiles.list(folder))
      if (file.getFileName().toString().endsWith(".rb") && Files.isRegularFile(file))
        files.add(file);
    if (files.size() > MOST_FILES)
      throw new DraftRefused(folder + " holds more than " + MOST_FILES + " Ruby files");
    files.sort(Comparator.comparingInt(file -> LAST.indexOf(file.getFileName().toString())));
    return files;
  }

  private void readFile(Path file) throws IOException, DraftRefused {
    String text = RegularFiles.withoutMark(RegularFiles.text(file)).replace("\r", "");
    try {
      RubyFile ruby = RubyFile.read(text);
      constants.putAll(ruby.constants());
      needed.addAll(ruby.needed());
      unread.addAll(ruby.unread());
      if (file.endsWith("game.rb") || !file.endsWith("meta.rb")) methods.putAll(ruby.methods());
      if (ruby.parent().isPresent()) inherits = ruby.parent();
      if (ruby.module().isPresent()) module = ruby.module();
    } catch (RubyMistake mistake) {
      throw new DraftRefused(
          file + place(text, mistake.offset()) + " cannot be read: " + mistake.getMessage());
    }
  }

  /** Tables that a method has written out count where no constant has them. */
  private void readMethods() {
    TABLES.forEach(
        (method, constant) -> {
          List<RubyValue> tables = RubyFile.tables(methods.getOrDefault(method, ""));
          if (tables.isEmpty() || constants.containsKey(constant)) return;
          constants.put(constant, tables.getFirst());
          written.put(constant, method);
        });
  }

  /** Whether it holds what its code gives, beside all that the engine says itself. */
  boolean hasRun() {
    return hasRun;
  }

  /** Constants that stand in a method, by their names. */
  Map<String, String> written() {
    return written;
  }

  private static String place(String text, int offset) {
    String before = text.substring(0, Math.min(offset, text.length()));
    long line = before.chars().filter(letter -> letter == '\n').count() + 1;
    return ":" + line + ":" + (before.length() - before.lastIndexOf('\n'));
  }

  private void readParent(int elders) throws IOException, DraftRefused {
    if (inherits.filter(name -> !name.matches(".*Base|Base")).isEmpty() || elders >= MOST_ELDERS)
      return;
    String wanted =
        inherits
            .get()
            .replaceAll("::.*", "")
            .replaceAll("[^A-Za-z0-9]", "")
            .toLowerCase(Locale.ROOT);
    for (String file : needed) {
      Matcher beside = BESIDE.matcher(file);
      if (!beside.matches() || !beside.group(1).replace("_", "").equals(wanted)) continue;
      Path elder = folder.toAbsolutePath().resolveSibling(beside.group(1));
      if (Files.isDirectory(elder)) parent = Optional.of(read(elder, source, elders + 1));
    }
  }

  /** What its games are called where they are recorded. */
  String recordedName() throws DraftRefused {
    String said = text("GAME_TITLE");
    if (constants.containsKey("GAME_TITLE") && !said.isEmpty()) return said;
    return module.orElse(
        folderName().replaceFirst("^g_", "").replace("_", "").toUpperCase(Locale.ROOT));
  }

  /** The title as people read it. */
  String displayedName() throws DraftRefused {
    return constants.containsKey("GAME_DISPLAY_TITLE")
        ? text("GAME_DISPLAY_TITLE")
        : recordedName();
  }

  private String folderName() {
    return String.valueOf(folder.getFileName());
  }

  /** Whether it or what it inherits from needs a file of the engine, by its name. */
  boolean needs(String file) {
    return needed.stream().anyMatch(path -> path.endsWith("/" + file))
        || parent.map(elder -> elder.needs(file)).orElse(false);
  }

  /** What the title, or what it inherits from, inherits from and is not there. */
  Optional<String> absentParent() {
    return parent.isPresent()
        ? parent.get().absentParent()
        : inherits.filter(name -> !name.matches(".*Base"));
  }

  Optional<String> parentName() {
    return parent.map(TitleFolder::folderName);
  }

  /** Methods that the title overrides, with their text, those that it inherits among them. */
  Map<String, String> methods() {
    var all = new LinkedHashMap<>(methods);
    parent.ifPresent(elder -> elder.methods().forEach(all::putIfAbsent));
    return all;
  }

  /** Whether it says that it is a game. */
  boolean isGame() {
    return inherits.isPresent();
  }

  /** What holds constants and is not read. */
  Set<String> unread() {
    return unread;
  }

  FolderConstants constants() {
    return values;
  }

  /** The texts of the steps and rounds that it has of its own, by their files. */
  Map<String, String> ownSteps() throws IOException {
    var texts = new LinkedHashMap<String, String>();
    for (String kind : List.of("step", "round")) {
      Path inside = folder.resolve(kind);
      if (!Files.isDirectory(inside)) continue;
      for (Path file : RegularFiles.list(inside))
        if (Files.isRegularFile(file))
          texts.put(
              kind + " " + file.getFileName().toString().replace(".rb", "").replace('_', ' '),
              RegularFiles.text(file));
    }
    return texts;
  }

  /** The same with those that it inherits and does not replace. */
  Map<String, String> stepTexts() throws IOException {
    var texts = parent.isPresent() ? parent.get().stepTexts() : new LinkedHashMap<String, String>();
    texts.putAll(ownSteps());
    return texts;
  }

  /** Steps of the engine's base that its operating round names, or that steps of it are made of. */
  Set<String> engineSteps() throws IOException {
    var named = new TreeSet<String>();
    String round = methods().getOrDefault("operating_round", "");
    BASE_STEP.matcher(round).results().forEach(step -> named.add(step.group(1)));
    for (String text : stepTexts().values())
      MADE_OF.matcher(text).results().forEach(step -> named.add(step.group(1)));
    return named;
  }

  /** A constant, or the engine's default for it; null if there is neither. */
  Object get(String name) throws DraftRefused {
    if (!noted.containsKey(name)) {
      Optional<Object> value = values.value(name);
      noted.put(name, value.isPresent() ? source.of(name, value.get()) : EngineDefaults.of(name));
    }
    return noted.get(name);
  }

  String text(String name) throws DraftRefused {
    return UntypedValues.text(get(name));
  }
}
