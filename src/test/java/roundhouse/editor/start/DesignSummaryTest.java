package roundhouse.editor.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.Repository;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;

/** What tells designs apart on the start page. */
class DesignSummaryTest {
  private static String facts(String title) {
    var folders = new ProjectFolders(Path.of("").toAbsolutePath(), Optional.empty());
    return DesignSummary.read(new FolderTitleSource(folders), Repository.designs().resolve(title))
        .facts();
  }

  @Test
  void whatFewTitlesHaveIsTold() {
    assertThat(facts("1861")).contains("loans", "mergers", "auctions of companies");
    assertThat(facts("1830")).isEqualTo("8 companies · 93 hexes");
  }

  @Test
  void titlesAreToldApart() {
    assertThat(List.of("1830", "1846", "1860", "1861", "1870", "1882", "1889"))
        .extracting(DesignSummaryTest::facts)
        .doesNotHaveDuplicates();
  }
}
