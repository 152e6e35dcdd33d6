package roundhouse.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.compare.ComparedScripts;
import roundhouse.compare.DesignComparison;
import roundhouse.engine.Title;
import roundhouse.print.html.HtmlPage;
import roundhouse.testkit.Repository;

/** A title for people without Roundhouse: as one page, and as tables. */
class TitlePageTest {
  private static final Title TITLE =
      Repository.titles().load("1889", Set.of()).title().orElseThrow();

  @Test
  void thePageHoldsPicturesTablesAndRulesAndNeedsNoOtherFile() {
    String page = TitlePage.of(TITLE, Optional.empty());

    assertThat(page)
        .contains("<figcaption>Map</figcaption><svg", "<figcaption>Share prices</figcaption><svg")
        .contains("<figcaption>Tiles</figcaption><svg")
        .contains("<th>train</th>", "<td>D</td>", "rules summary</h1>")
        .doesNotContain("<script", "src=\"", "href=\"http");
    assertThat(page.split("<table>", -1)).hasSameSizeAs(page.split("</table>", -1));
  }

  @Test
  void aVariantTellsWhatDiffersFromItsBase() throws Exception {
    Title beginner =
        Repository.titles().load("1889", Set.of("beginner-game")).title().orElseThrow();
    var comparison =
        DesignComparison.of(TITLE, beginner, ComparedScripts.read(List.of(), List.of()));

    assertThat(TitlePage.of(beginner, Optional.of(comparison)))
        .contains("compared with " + HtmlPage.text(comparison.before()), "<ins>");
  }

  @Test
  void theTablesHaveARowForEachThingAndAColumnForEachKeyThatIsUsed() {
    Map<String, String> tables = TitleTables.of(TITLE);

    assertThat(tables).containsKeys("trains", "companies", "privates", "phases", "hexes", "tiles");
    assertThat(tables.get("trains").lines().map(line -> line.split(",")[0]))
        .containsExactly("id", "2", "3", "4", "5", "6", "D");
    assertThat(tables.get("trains").lines().findFirst().orElseThrow())
        .startsWith("id,runs,price,count,rusts-on");
    assertThat(tables.get("market")).startsWith("75,80,90,100,110,125,140,155,175,200");
  }

  @Test
  void aCellWithACommaIsQuoted() {
    assertThat(TitleTables.of(TITLE).values())
        .anySatisfy(table -> assertThat(table).containsPattern("\"[^\"]+, [^\"]+\""));
  }
}
