package roundhouse.editor.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The glossary names what the code and designs have, and nobody uses the words it rules out. */
class GlossaryTest {
  private static final Path GLOSSARY = Path.of("designs", "glossary.md");
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| ([^|`-][^|]*) \\| (.+) \\| `(.+)` \\|$");
  private static final Pattern KEY = Pattern.compile("(?m)^\\| `([a-z-]+)` \\|");
  private static final Pattern UNWANTED = Pattern.compile("(?m)^\\| ([a-z ]+) \\| ([a-z ]+) \\|$");
  private static final Pattern CODE = Pattern.compile("(?s)```.*?```|`[^`]*`");

  record Entry(String word, String meaning, String where) {}

  static Stream<Entry> entries() throws IOException {
    return ROW.matcher(Files.readString(GLOSSARY))
        .results()
        .map(row -> new Entry(row.group(1), row.group(2), row.group(3)));
  }

  static Stream<String> unwanted() throws IOException {
    return UNWANTED.matcher(Files.readString(GLOSSARY)).results().map(row -> row.group(1)).skip(1);
  }

  @ParameterizedTest
  @MethodSource("entries")
  void whatAnEntryNamesIsThere(Entry entry) throws IOException {
    assertThat(names()).as(entry.word()).contains(entry.where());
  }

  @ParameterizedTest
  @MethodSource("entries")
  void aWordIsExplainedOnceAndBySentences(Entry entry) throws IOException {
    assertThat(entries().map(Entry::word)).as(entry.word()).containsOnlyOnce(entry.word());
    assertThat(entry.meaning()).matches("[A-Z].*\\.");
  }

  @ParameterizedTest
  @MethodSource("unwanted")
  void theGuideAndTheWindowSayTheOtherWord(String word) throws IOException {
    Pattern whole = Pattern.compile("(?i)\\b" + word + "s?\\b");

    assertThat(pages())
        .allSatisfy(
            page -> {
              String prose = CODE.matcher(Files.readString(page)).replaceAll("");
              assertThat(whole.matcher(prose).find()).as("%s in %s", word, page).isFalse();
            });
  }

  /** Simple names of classes, keys of designs, names of scripts. */
  private static List<String> names() throws IOException {
    var names = new ArrayList<String>();
    try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"));
        Stream<Path> scripts = Files.walk(Path.of("scripts"))) {
      files.map(file -> file.getFileName().toString().replace(".java", "")).forEach(names::add);
      scripts.map(file -> file.getFileName().toString()).forEach(names::add);
    }
    try (Stream<Path> pages = Files.list(Path.of("designs", "guide", "reference"))) {
      for (Path page : pages.toList())
        KEY.matcher(Files.readString(page)).results().forEach(key -> names.add(key.group(1)));
    }
    names.addAll(List.of("tests", "extends"));
    return names;
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> resources = Files.walk(Path.of("src", "main", "resources"));
        Stream<Path> designs = Files.walk(Path.of("designs"));
        Stream<Path> scripts = Files.walk(Path.of("scripts"))) {
      return Stream.of(
              Stream.of(Path.of("README.md")),
              scripts.filter(file -> file.toString().endsWith(".md")),
              designs.filter(file -> file.toString().endsWith(".md") && !file.equals(GLOSSARY)),
              resources.filter(file -> file.endsWith("words.properties")))
          .flatMap(pages -> pages)
          .toList();
    }
  }
}
