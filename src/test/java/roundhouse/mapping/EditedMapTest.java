package roundhouse.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A map is built again only when something that it shows was edited. */
class EditedMapTest {
  private static final String MAP =
      "hexes:\n  A3: { terrain: moor }\n  B4: { name: Port, city: 1 }\n";

  @TempDir private Path root;

  @Test
  void anEditOfAnotherPartKeepsTheMapAndTakesTheNewReading() {
    Sketchbook book = Sketchbook.of(root, MAP);
    EditedMap before = book.edited();

    book.write("title", "title: Another isle\n");

    EditedMap again = book.again(before).orElseThrow();
    assertThat(again.map()).isSameAs(before.map());
    assertThat(again.title()).isEqualTo(book.edited().title()).isNotEqualTo(before.title());
  }

  @Test
  void anEditOfTheMapOrItsCompaniesMakesItAnew() {
    Sketchbook book = Sketchbook.of(root, MAP);
    EditedMap before = book.edited();

    assertThat(book.write("map", MAP.replace("moor", "hill")).again(before)).isEmpty();
    book.write("map", MAP);
    assertThat(book.again(before)).isPresent();
    assertThat(book.write("companies", "Red: { name: Red, home: A3 }\n").again(before)).isEmpty();
  }
}
