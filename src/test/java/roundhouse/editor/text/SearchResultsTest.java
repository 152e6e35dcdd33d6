package roundhouse.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.Test;
import roundhouse.design.problem.SourcePlace;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.documents.TextSearch;

/** The places that a search found, in a file of one's own and in one of the base. */
@NeedsDisplay
class SearchResultsTest {
  private static final Path OWN = Path.of("designs", "mine", "trains.yaml");
  private static final Path BASE = Path.of("designs", "1860", "trains.yaml");

  private final List<Path> refused = new ArrayList<>();
  private final TextSearch.Match own = match(OWN);
  private final TextSearch.Match base = match(BASE);

  private static TextSearch.Match match(Path file) {
    return new TextSearch.Match(new SourcePlace(file, 1, 1), "price: 250", 5);
  }

  private static void space(SearchResults list, int row) {
    list.setSelectedIndex(row);
    list.getActionForKeyStroke(KeyStroke.getKeyStroke("SPACE")).actionPerformed(null);
  }

  @Test
  void aReadOnlyFileOfAnotherDesignGetsNoTick() {
    var list = new SearchResults(() -> {}, () -> {}, refused::add);
    list.show(List.of(own, base), List.of(own), Set.of(BASE));

    space(list, 3);
    space(list, 2);

    assertThat(list.picked()).containsOnlyKeys(OWN);
    assertThat(refused).containsExactly(BASE, BASE);
  }

  @Test
  void aReadOnlyFileOfTheOpenDesignMayGetATickWhichMakesAVariant() {
    var list = new SearchResults(() -> {}, () -> {}, _ -> false);
    list.show(List.of(own, base), List.of(own), Set.of(BASE));

    space(list, 3);

    assertThat(list.picked()).containsOnlyKeys(OWN, BASE);
  }
}
