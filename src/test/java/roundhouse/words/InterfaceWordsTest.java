package roundhouse.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** All texts of the window are in one file, which has every text the window uses. */
@Tag("slow")
class InterfaceWordsTest {
  private static final Path FOLDER = Path.of("src", "main", "resources", "roundhouse", "editor");
  private static final Pattern NUMBERED = Pattern.compile("\\.\\d+$");
  private static final Pattern PLACE = Pattern.compile("\\{\\d}");

  /** Strings that look like texts but are not. */
  private static final List<Pattern> NO_WORDS =
      Stream.of(
              "((ctrl|shift|alt|meta) )*([A-Z0-9][A-Z0-9_]*)?", // keys of the keyboard
              "[A-Z]\\w+(\\.\\w+)+", // properties of widgets
              "( – )?Roundhouse") // the name of the app
          .map(Pattern::compile)
          .toList();

  /** Markup, even if split over several strings. */
  private static final Pattern MARKUP = Pattern.compile("^\\w*'>|<[^>]*(>|$)|&\\w+;");

  /** Calls that show their arguments, so that even a single word there is a text of the window. */
  private static final Pattern SHOWN =
      Pattern.compile(
          "JLabel|JButton|JToggleButton|JCheckBox|JMenu|setText|setToolTipText|setTitle|setAccessible\\w+|addTab|heading|section|showMessageDialog|showConfirmDialog|Refused|IOException|orElse");

  /**
   * Calls whose arguments users never see: names of components, threads and settings, patterns,
   * logs, and exceptions for programmers.
   */
  private static final Pattern UNSEEN =
      Pattern.compile(
          "setName|name|start|startUnhurried|unhurried|inTurn|putClientProperty|AnswersPane|ofPattern|Divider|DesignChooser|FigureChooser|LayeredCard|Thread|MessageLine|split|field|log|compile|matches|replaceAll|indexOf|getInstance|(?!IO)\\w+Exception|\\w+Error");

  /** Files whose texts do not belong to the window. */
  private static final Set<String> NOT_THE_WINDOWS =
      Set.of(
          "workshop/history/ActionSummary.java", // actions in the log of a game: texts of the rules
          "workshop/recovery/CrashReports.java", // reports for programmers
          "workshop/GameSetup.java", // names of players
          "workshop/positions/PositionYaml.java", // YAML of test positions
          "workshop/project/ExperimentYaml.java", // YAML of experiments
          "workshop/recovery/StateFolder.java"); // folder names of operating systems

  /** Strings that users never see. */
  private static final Set<String> SILENT =
      Set.of(
          "also ", // begins the name of a button
          "event ", // marks edits that are undone in one step
          "yellow", // a value as designs write it
          "yellow 20, brown 40", // values as designs write them
          " missing\\n", // marks a missing file
          " round"); // follows the key of a round without a name

  private static final Map<String, String> ENGLISH = read(FOLDER.resolve("words.properties"));
  private static final List<WindowSource> SOURCES = WindowSource.all();
  private static final List<WindowSource.Asked> ASKED =
      SOURCES.stream().flatMap(source -> source.asked().stream()).toList();
  private static final List<WindowSource.Text> TEXTS =
      SOURCES.stream()
          .filter(source -> !NOT_THE_WINDOWS.contains(source.name()))
          .flatMap(source -> source.texts().stream())
          .toList();

  @Test
  void everyTextOfTheWindowIsInTheFile() {
    assertThat(ASKED).filteredOn(asked -> !ENGLISH.containsKey(asked.key())).isEmpty();
  }

  @Test
  void everyEntryOfTheFileIsUsed() {
    Set<String> asked = ASKED.stream().map(WindowSource.Asked::key).collect(Collectors.toSet());

    assertThat(ENGLISH.keySet())
        .allMatch(key -> asked.contains(NUMBERED.matcher(key).replaceFirst("")));
  }

  @Test
  void placeholdersAndValuesMatch() {
    assertThat(ASKED).filteredOn(asked -> values(asked.key()) != asked.values()).isEmpty();
  }

  /**
   * The texts for different numbers may use different values: the text for one may omit the number
   * or name the thing.
   */
  private int values(String key) {
    List<String> forms =
        ENGLISH.keySet().stream()
            .filter(other -> NUMBERED.matcher(other).replaceFirst("").equals(key))
            .toList();
    Set<String> places =
        forms.stream()
            .flatMap(form -> places(ENGLISH.get(form)).stream())
            .collect(Collectors.toSet());
    if (forms.size() > 1) places.add("{0}");
    return places.size();
  }

  @Test
  void noTextsOfTheWindowAreInItsSources() {
    assertThat(TEXTS).filteredOn(InterfaceWordsTest::isSeen).isEmpty();
  }

  @Test
  void everyExceptionIsStillNeeded() {
    assertThat(SOURCES).extracting(WindowSource::name).containsAll(NOT_THE_WINDOWS);
    assertThat(TEXTS).extracting(WindowSource.Text::words).containsAll(SILENT);
  }

  private static boolean isSeen(WindowSource.Text text) {
    String words = MARKUP.matcher(text.words()).replaceAll("").strip();
    boolean spoken =
        words.matches("\\p{Lu}.*|.*\\b[a-z]{2,} .*|.* [a-z]{2,}\\b.*")
            || text.words().matches("[a-z]{2,} | [a-z]{2,}.*");
    boolean shown = SHOWN.matcher(text.call()).matches() && words.matches("(?s).*\\p{L}{2}.*");
    return (spoken || shown)
        && !UNSEEN.matcher(text.call()).matches()
        && !text.name()
        && !SILENT.contains(text.words())
        && NO_WORDS.stream().noneMatch(pattern -> pattern.matcher(text.words()).matches());
  }

  @Test
  void aViewHasNoDuplicateTexts() {
    Map<String, List<String>> keys = new TreeMap<>();
    ENGLISH.forEach(
        (key, words) ->
            keys.computeIfAbsent(key.replaceFirst("\\..*", ": ") + words, _ -> new ArrayList<>())
                .add(key));

    assertThat(keys.values()).allMatch(same -> same.size() == 1);
  }

  @Test
  void translationsHaveTheKeysAndPlaceholdersOfTheEnglish() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      Predicate<Path> translation =
          file -> file.getFileName().toString().matches("words_.*\\.properties");
      assertThat(
              files
                  .filter(translation)
                  .flatMap(file -> problems(file.getFileName() + ": ", read(file)).stream()))
          .isEmpty();
    }
  }

  @Test
  void aTranslationThatLosesAPlaceholderOrInventsAKeyIsReported() {
    Map<String, String> translation =
        Map.of(
            "print.window",
            "Drucken",
            "print.windows",
            "Drucken",
            "project.errors.2",
            "{1} (zwei Fehler)",
            "common.cancel",
            "Abbrechen");

    assertThat(problems("", translation))
        .containsExactlyInAnyOrder(
            "print.window lacks or adds a place for a value", "print.windows is no key");
  }

  private List<String> problems(String file, Map<String, String> translation) {
    var all = new ArrayList<String>();
    new TreeMap<>(translation)
        .forEach(
            (key, words) -> {
              String base = NUMBERED.matcher(key).replaceFirst("");
              if (!ENGLISH.containsKey(base)) all.add(file + key + " is no key");
              else if (!agree(
                  places(ENGLISH.getOrDefault(key, ENGLISH.get(base))),
                  places(words),
                  !key.equals(base))) all.add(file + key + " lacks or adds a place for a value");
            });
    return all;
  }

  private static boolean agree(Set<String> ours, Set<String> theirs, boolean numbered) {
    if (numbered) ours.remove("{0}");
    if (numbered) theirs.remove("{0}");
    return ours.equals(theirs);
  }

  private static Set<String> places(String words) {
    return PLACE.matcher(words).results().map(MatchResult::group).collect(Collectors.toSet());
  }

  private static Map<String, String> read(Path file) {
    var words = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      words.load(reader);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return words.stringPropertyNames().stream()
        .collect(Collectors.toMap(key -> key, words::getProperty));
  }
}
