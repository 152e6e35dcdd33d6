package roundhouse.workshop.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.problem.SourcePlace;

class TextSearchTest {
  @TempDir Path folder;

  @Test
  void wordsAreFoundInFilesAndInWhatIsTypedAndNotSaved() throws IOException {
    Path map = Files.writeString(folder.resolve("map.yaml"), "hexes:\n  A3: { name: Port }\n");
    Path trains = Files.writeString(folder.resolve("trains.yaml"), "2: {}\n");

    List<TextSearch.Match> found =
        TextSearch.find(
            "port", false, List.of(map, trains), Map.of(trains, "2: { name: Portal }\n"));

    assertThat(found)
        .extracting(TextSearch.Match::place)
        .containsExactly(new SourcePlace(map, 2, 15), new SourcePlace(trains, 1, 12));
    assertThat(
            TextSearch.find(
                "port", true, List.of(map, trains), Map.of(trains, "2: { name: Portal }\n")))
        .hasSize(1);
    assertThat(TextSearch.find(" ", false, List.of(map), Map.of())).isEmpty();
  }
}
