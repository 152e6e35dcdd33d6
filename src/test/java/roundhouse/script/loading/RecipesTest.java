package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.design.problem.Problem;
import roundhouse.testkit.Tiny;

/** The scripts of the guide that are there to be copied. */
class RecipesTest {
  private static final Path PAGES = Path.of("designs/guide/how-to");
  private static final Pattern SCRIPT = Pattern.compile("(?s)```js\n(.*?)```");

  @TempDir Path folder;

  static Stream<String> recipes() throws IOException {
    return Stream.concat(scripts("recipes.md"), scripts("wishes-players.md"));
  }

  private static Stream<String> scripts(String page) throws IOException {
    return SCRIPT
        .matcher(Files.readString(PAGES.resolve(page)))
        .results()
        .map(found -> found.group(1));
  }

  @ParameterizedTest
  @MethodSource("recipes")
  void aRecipeLoadsAsItIs(String recipe) {
    assertThat(new Tiny(folder).script("tiny/recipe.js", recipe).load("tiny").problems())
        .extracting(Problem::message)
        .as("problems beside what the tiny title has and what it lacks")
        .allMatch(
            text ->
                text.equals("no script reads 'bonus' of the title")
                    || text.matches(".*'\\w+(Decider|Choices|Taken)'.*"));
  }

  @Test
  void theDraftOfThePageIsTheOneThatIsPlayed() throws IOException {
    assertThat(Files.readString(Path.of("src/test/resources/scripts/tiny-picked/draft.js")))
        .endsWith(scripts("wishes-players.md").findFirst().orElseThrow());
  }
}
