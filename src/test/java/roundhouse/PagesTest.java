package roundhouse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every link of a page leads somewhere, every page is found from an index, and none is too long.
 */
class PagesTest {
  private static final Path README = Path.of("README.md");
  private static final Path INDEX = Path.of("designs", "README.md");

  /** Comments in examples look like headings. */
  private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```$|`[^`\\n]*`");

  private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
  private static final Pattern PICTURE = Pattern.compile("!\\[[^\\]]+]\\(([^)]+)\\)");

  /** What ten minutes are enough for; tables of reference are looked up, not read. */
  private static final int TEN_MINUTES = 16_000;

  static List<Path> pages() throws IOException {
    try (Stream<Path> designs = Files.walk(Path.of("designs"));
        Stream<Path> scripts = Files.walk(Path.of("scripts"));
        Stream<Path> developers = Files.list(Path.of("src"));
        Stream<Path> hosted = Files.walk(Path.of(".github"))) {
      return Stream.of(
              Stream.of(README, Path.of("tile-library", "README.md")),
              designs,
              scripts,
              developers,
              hosted)
          .flatMap(files -> files)
          .filter(file -> file.toString().endsWith(".md"))
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLinkOfAPageLeadsSomewhere(Path page) throws IOException {
    for (String link : links(page)) {
      String[] parts = link.split("#", 2);
      Path to = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
      assertThat(to).as("%s of %s", link, page).exists();
      if (parts.length > 1) assertThat(anchors(to)).as("%s of %s", link, page).contains(parts[1]);
    }
  }

  @Test
  void everyPageIsListedInTheIndex() throws IOException {
    List<Path> listed =
        links(INDEX).stream()
            .map(link -> INDEX.resolveSibling(link.replaceFirst("#.*", "")).normalize())
            .toList();

    assertThat(pages()).filteredOn(page -> !page.equals(INDEX)).isSubsetOf(listed);
  }

  @Test
  void theReadmeIsShortAndBeginsWithAPicture() throws IOException {
    String text = Files.readString(README);

    assertThat(Files.size(README)).isLessThanOrEqualTo(8192);
    assertThat(text.lines().limit(3)).anyMatch(line -> line.startsWith("!["));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aPageIsReadInTenMinutes(Path page) throws IOException {
    boolean lookedUp = page.endsWith("rules.md") || page.endsWith("steps.md");
    if (!lookedUp) assertThat(Files.size(page)).isLessThan(TEN_MINUTES);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyPictureOfAPageIsSmall(Path page) throws IOException {
    for (MatchResult picture : PICTURE.matcher(Files.readString(page)).results().toList())
      assertThat(Files.size(page.resolveSibling(picture.group(1)).normalize()))
          .as(picture.group())
          .isLessThan(150_000);
  }

  private static List<String> links(Path page) throws IOException {
    return LINK.matcher(CODE.matcher(Files.readString(page)).replaceAll(""))
        .results()
        .map(link -> link.group(1))
        .filter(link -> !link.startsWith("http"))
        .toList();
  }

  private static List<String> anchors(Path page) throws IOException {
    return HEADING
        .matcher(Files.readString(page))
        .results()
        .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .toList();
  }
}
