package roundhouse.editor.printing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import roundhouse.editor.printing.PagePreview.PreviewPages;
import roundhouse.print.PageSize;
import roundhouse.print.PageSize.Orientation;
import roundhouse.print.PrintedGame.Part;
import roundhouse.print.PrintedPage;

/** Pages of a preview stand in order, are made once, and a fault stands in place of its part. */
class PreviewPagesTest {
  private final List<Part> made = new ArrayList<>();
  private final PreviewPages pages =
      new PreviewPages(
          (choice, part) -> {
            made.add(part);
            if (part == Part.MARKET) throw new IllegalStateException("no space is as wide");
            return List.of(page(choice.paper()), page(choice.paper()));
          });

  private static PrintedPage page(PageSize paper) {
    return new PrintedPage("page", paper.upright(), null);
  }

  private static PrintChoice choice(PageSize paper, Part... parts) {
    return new PrintChoice(EnumSet.copyOf(Set.of(parts)), paper, Orientation.ANY, 38);
  }

  @Test
  void aPartThatCannotBePrintedSaysSoInItsPlace() {
    List<PreviewPage> all =
        pages.of(choice(PageSize.A4, Part.CHARTERS, Part.MARKET, Part.MAP), () -> {});

    assertThat(all)
        .extracting(PreviewPage::says)
        .containsExactly(
            "Map 1 of 2", "Map 2 of 2", "Market", "Charters 1 of 2", "Charters 2 of 2");
    assertThat(all.get(2).page()).isEmpty();
    assertThat(all.get(2).fault()).contains("Market cannot be printed", "no space is as wide");
  }

  @Test
  void onlyWhatChangesIsMadeAgain() {
    pages.of(choice(PageSize.A4, Part.MAP), () -> {});
    pages.of(choice(PageSize.A4, Part.MAP, Part.TILES), () -> {});
    assertThat(made).containsExactly(Part.MAP, Part.TILES);

    pages.of(choice(PageSize.A3, Part.MAP), () -> {});
    assertThat(made).containsExactly(Part.MAP, Part.TILES, Part.MAP);
  }

  @Test
  void outdatedWorkEndsAtTheNextPart() {
    assertThatThrownBy(
            () ->
                pages.of(
                    choice(PageSize.A4, Part.MAP, Part.TILES, Part.RULES),
                    () -> {
                      if (!made.isEmpty()) throw new CancellationException();
                    }))
        .isInstanceOf(CancellationException.class);
    assertThat(made).containsExactly(Part.MAP);
  }
}
