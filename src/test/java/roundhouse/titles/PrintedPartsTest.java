package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.engine.Title;
import roundhouse.print.PageSize;
import roundhouse.print.PdfPages;
import roundhouse.print.PrintedGame;
import roundhouse.print.PrintedGame.Part;
import roundhouse.print.PrintedPage;
import roundhouse.testkit.TestTitle;

/** Every title that we ship prints, each part by itself; so does every combination of parts. */
@Tag("slow")
class PrintedPartsTest {
  @ParameterizedTest
  @MethodSource("roundhouse.testkit.Repository#designNames")
  void everyPartOfATitleHasPages(String name) throws IOException {
    Title title = TestTitle.of(name);
    var game = new PrintedGame(title, PageSize.A4, PrintedGame.USUAL_HEX);
    for (Part part : Part.values()) {
      List<PrintedPage> pages = game.pages(Set.of(part));
      boolean none = part == Part.PRIVATES && title.design().privates().isEmpty();
      assertThat(pages.isEmpty()).as(name + " " + part).isEqualTo(none);
      if (!none) assertThat(PdfPages.of(pages, name)).as(name + " " + part).isNotEmpty();
    }
  }
}
