package roundhouse.editor.printing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.print.PrintedGame.Part;

class PageStripTest {
  private static final List<PreviewPage> FOUR =
      List.of(page(Part.MAP, 1), page(Part.MAP, 2), page(Part.TILES, 1), page(Part.TILES, 2));

  private final List<PreviewPage> chosen = new ArrayList<>();
  private final PageStrip strip = PageStrip.of(new PageImages(), chosen::add);

  private static PreviewPage page(Part part, int number) {
    return new PreviewPage(part, number, 2, Optional.empty(), "");
  }

  @Test
  void thePageThatWasChosenStaysChosen() {
    strip.show(FOUR);
    strip.setSelectedIndex(3);

    strip.show(FOUR.subList(2, 4));
    assertThat(strip.getSelectedValue()).isEqualTo(page(Part.TILES, 2));

    strip.show(FOUR.subList(0, 3));
    assertThat(strip.getSelectedValue()).as("the first of its part").isEqualTo(FOUR.get(2));

    strip.show(FOUR.subList(0, 2));
    assertThat(strip.getSelectedValue()).as("of all, without its part").isEqualTo(FOUR.getFirst());
  }

  @Test
  void itTurnsNoFartherThanItsEnds() {
    strip.turn(1);
    assertThat(chosen).as("without pages").isEmpty();

    strip.show(FOUR);
    strip.turn(-1);
    assertThat(strip.getSelectedIndex()).isZero();
    strip.turn(2);
    strip.turn(5);
    assertThat(chosen).endsWith(FOUR.get(2), FOUR.get(3));
  }
}
