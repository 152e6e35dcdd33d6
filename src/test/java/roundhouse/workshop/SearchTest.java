package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.Place;

class SearchTest {
  @TempDir Path folder;

  @Test
  void wordsAreFoundInFilesAndInWhatIsTypedAndNotSaved() throws IOException {
    Path map = Files.writeString(folder.resolve("map.yaml"), "hexes:\n  A3: { name: Port }\n");
    Path trains = Files.writeString(folder.resolve("trains.yaml"), "2: {}\n");

    List<Search.Found> found =
        Search.of("port", false, List.of(map, trains), Map.of(trains, "2: { name: Portal }\n"));

    assertThat(found)
        .extracting(Search.Found::place)
        .containsExactly(new Place(map, 2, 15), new Place(trains, 1, 12));
    assertThat(
            Search.of("port", true, List.of(map, trains), Map.of(trains, "2: { name: Portal }\n")))
        .hasSize(1);
    assertThat(Search.of(" ", false, List.of(map), Map.of())).isEmpty();
  }
}
