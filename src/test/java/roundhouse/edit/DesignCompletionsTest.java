package roundhouse.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DesignCompletionsTest {
  private static final Map<String, List<String>> NAMES =
      Map.of("trains", List.of("2", "3+1", "4"), "map.hexes", List.of("A3", "B4"));

  private static List<String> at(String file, String text) {
    int caret = text.indexOf('|');
    return DesignCompletions.at(
            Path.of(file), text.replace("|", ""), caret, map -> NAMES.getOrDefault(map, List.of()))
        .words();
  }

  @Test
  void aKeyIsCompletedInBracketsAndOnItsOwnLine() {
    assertThat(at("trains.yaml", "2: { runs: 2, pr| }\n")).containsExactly("price:");
    assertThat(at("trains.yaml", "2: { runs: 2, pr|")).containsExactly("price:");
    assertThat(at("trains.yaml", "2:\n  runs: 2\n  pr|\n")).containsExactly("price:");
    assertThat(at("trains.yaml", "2:\n  pr|\n")).containsExactly("price:");
    assertThat(at("title.yaml", "title: X\nstart|\n")).containsExactly("starting-cash:");
  }

  @Test
  void aReferenceIsCompletedWithNamesOfTheDesign() {
    assertThat(at("trains.yaml", "2: { runs: 2, rusts-on: | }\n")).containsExactly("2", "3+1", "4");
    assertThat(at("companies.yaml", "Red: { home: A| }")).containsExactly("A3");
  }

  @Test
  void aWordIsCompletedFromThePossibleWords() {
    assertThat(at("phases.yaml", "2: { tiles: yellow gr| }")).containsExactly("green", "gray");
    assertThat(at("rounds.yaml", "stock: { turns: players, steps: [stock| ] }"))
        .contains("stock-turn");
  }

  @Test
  void freeTextIsNotCompleted() {
    assertThat(at("title.yaml", "data: { any| }")).isEmpty();
  }
}
