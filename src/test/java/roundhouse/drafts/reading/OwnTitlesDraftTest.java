package roundhouse.drafts.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.testkit.SharedFolder;
import roundhouse.testkit.TestTitle;

/**
 * Titles that we know well, drafted from other programs' files: the draft is our design but for a
 * list of differences, each under the reason for it. {@code *} stands for any words.
 */
class OwnTitlesDraftTest {
  private static final Path LISTS = Path.of("src/test/resources/roundhouse/drafts");

  @TempDir Path root;

  @ParameterizedTest
  @CsvSource({
    "maker-games/1861.json, 1861",
    "maker-games/1867.json, 1867",
    "maker-games/1889.json, 1889",
    "title-folders/g_1830, 1830",
    "title-folders/g_1846, 1846",
    "title-folders/g_1860, 1860",
    "title-folders/g_1861, 1861",
    "title-folders/g_1867, 1867",
    "title-folders/g_1870, 1870",
    "title-folders/g_1882, 1882",
    "title-folders/g_1889, 1889",
    "title-folders/g_18_chesapeake, 18Chesapeake"
  })
  void theDraftIsOurDesignButForTheList(String source, String title) throws Exception {
    Path from = SharedFolder.find(source);
    List<String> known = known(from.getFileName() + ".txt");

    List<String> differences =
        DraftDifferences.between(
            TestTitle.of(title), DraftedDesign.of(from, root).title().orElseThrow());

    assertThat(differences)
        .as("differences that are not on the list of %s", source)
        .filteredOn(difference -> known.stream().noneMatch(line -> fits(line, difference)))
        .isEmpty();
    assertThat(known)
        .as("lines of the list of %s that no difference has", source)
        .filteredOn(line -> differences.stream().noneMatch(difference -> fits(line, difference)))
        .isEmpty();
  }

  private static List<String> known(String file) throws Exception {
    List<String> lines = Files.readAllLines(LISTS.resolve(file));
    assertThat(lines.getFirst()).as("the first reason of %s", file).startsWith("# ");
    return lines.stream().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
  }

  private static boolean fits(String line, String difference) {
    return Pattern.compile(
            Stream.of(line.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")))
        .matcher(difference)
        .matches();
  }
}
