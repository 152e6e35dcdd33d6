package roundhouse.editor.card;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.editor.card.PlayButtons.DeedButton;

/** A deed that is too wide is set in condensed letters, then on two lines, before it is cut off. */
class DeedButtonTest {
  private static final String DEED = "Buy 10 % of IOW from the offering for £100";

  private final DeedButton button = new DeedButton(DEED);

  private void wide(double share) {
    int usual = button.getFontMetrics(button.getFont()).stringWidth(DEED);
    button.setSize((int) (usual * share), 40);
  }

  @Test
  void allOfItIsSaidInHalfTheRoom() {
    wide(0.75);
    assertThat(button.isWhole()).isTrue();
    wide(0.5);
    assertThat(button.isWhole()).as("on two lines").isTrue();
    wide(0.2);
    assertThat(button.isWhole()).as("no letter is smaller than 11 pixels").isFalse();
  }

  @Test
  void screenReadersAreToldAllOfIt() {
    wide(0.5);
    assertThat(button.getText()).isEqualTo(DEED);
    assertThat(button.getAccessibleContext().getAccessibleName()).isEqualTo(DEED);
  }
}
