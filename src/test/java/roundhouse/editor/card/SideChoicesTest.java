package roundhouse.editor.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JToggleButton;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.turn.choices.ChoiceRow;

/** The chips of what can be done beside a decision keep to one line. */
class SideChoicesTest {
  private static final List<String> ALL = List.of("DBC", "CVR", "IWSC", "NMR", "FCC");

  private final SideChoices aside = new SideChoices(() -> {});

  @BeforeEach
  void show() {
    aside.show(offered(ALL));
    wide(340);
  }

  private static Map<String, List<ChoiceRow>> offered(List<String> privates) {
    var offered = new LinkedHashMap<String, List<ChoiceRow>>();
    for (String id : privates) {
      var choice = Choice.of(new Action.ClosePrivate("Player A", id), "close {id}");
      offered.put(id, ChoiceRow.of(List.of(choice)));
    }
    return offered;
  }

  private void wide(int pixels) {
    aside.setSize(pixels, 32);
    aside.doLayout();
  }

  private List<String> shown() {
    return Stream.of(aside.getComponents())
        .filter(JToggleButton.class::isInstance)
        .filter(Component::isVisible)
        .map(chip -> chip.getName().replace("also ", ""))
        .toList();
  }

  private AbstractButton more() {
    return Stream.of(aside.getComponents())
        .filter(part -> "more chips".equals(part.getName()))
        .map(AbstractButton.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theLowestCardHasNoEmptyLineButRoomForChipsThatCome() {
    aside.show(Map.of());
    aside.fit(aside.getFont(), false);
    int line = aside.getPreferredSize().height;
    aside.fit(aside.getFont(), true);
    assertThat(aside.getPreferredSize().height).isZero();

    aside.show(offered(ALL));

    assertThat(aside.getPreferredSize().height).isPositive().isEqualTo(line);
  }

  @Test
  void whatDoesNotFitIsCountedAndShownByAClick() {
    List<String> first = shown();
    assertThat(first).isNotEmpty().hasSizeLessThan(ALL.size());
    assertThat(more().getText()).isEqualTo("+" + (ALL.size() - first.size()));

    more().doClick(0);
    aside.doLayout();

    assertThat(shown()).isNotEmpty().doesNotContainAnyElementsOf(first);
    for (int click = 0; click < ALL.size() && !shown().equals(first); click++) {
      more().doClick(0);
      aside.doLayout();
    }
    assertThat(shown()).as("after the last come the first").isEqualTo(first);
  }

  @Test
  void noChipReachesBeyondTheCard() {
    for (Component part : aside.getComponents())
      if (part.isVisible())
        assertThat(part.getX() + part.getWidth()).isLessThanOrEqualTo(aside.getWidth());
  }

  @Test
  void aWideCardShowsThemAll() {
    wide(1200);
    assertThat(shown()).isEqualTo(ALL);
    assertThat(more().isVisible()).isFalse();
  }

  private List<String> pressed() {
    return Stream.of(aside.getComponents())
        .filter(JToggleButton.class::isInstance)
        .map(AbstractButton.class::cast)
        .filter(AbstractButton::isSelected)
        .map(chip -> chip.getName().replace("also ", ""))
        .toList();
  }

  @Test
  void keysPressOneChipAfterTheOtherThenNone() {
    for (String id : ALL) {
      aside.step(1);
      assertThat(pressed()).containsExactly(id);
      assertThat(shown()).as("is in sight").contains(id);
    }
    aside.step(1);
    assertThat(pressed()).isEmpty();
    assertThat(aside.rows()).isEmpty();
  }

  @Test
  void keysGoBackFromTheDecisionToTheLastChip() {
    aside.step(-1);
    assertThat(pressed()).containsExactly("FCC");
    assertThat(shown()).contains("FCC");
    aside.step(-1);
    assertThat(pressed()).containsExactly("NMR");
  }

  @Test
  void keysDoNothingWithoutChips() {
    aside.show(Map.of());
    aside.step(1);
    assertThat(aside.rows()).isEmpty();
  }
}
