package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JFormattedTextField;
import javax.swing.JList;
import javax.swing.JSpinner;
import org.junit.jupiter.api.Test;
import roundhouse.editor.play.ChoiceRows;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.testkit.NeedsDisplay;

/** Digits typed in the list of choices are an amount. */
@NeedsDisplay
class AmountWindowTest {

  private interface Doing {
    void in(PicturedWindow opened) throws Exception;
  }

  private static void beginning(String title, String name, Doing doing) throws Exception {
    GameLog log = PicturedWindow.game(title, name);
    try (PicturedWindow opened = PicturedWindow.inPlay(title)) {
      opened.open(log.with(List.of()));
      opened.hand().await(now -> now.situation().flatMap(all -> all.decision()).isPresent());
      doing.in(opened);
    }
  }

  @Test
  void everyDigitCountsHoweverSlowlyItIsTyped() throws Exception {
    Action bid = new Action.Bid("Player A", "MKT", 168);
    beginning(
        "1870",
        "3-players",
        opened -> {
          assertThat(new CardKeys(opened.window(), opened.hand()).play(bid)).isTrue();
          opened.hand().await(now -> now.play().orElseThrow().at() == 1);

          assertThat(opened.window().shown().play().orElseThrow().last().orElseThrow().action())
              .isEqualTo(bid);
        });
  }

  @Test
  void theButtonSaysAndPlaysWhatIsTyped() throws Exception {
    beginning(
        "1889",
        "2-players",
        opened -> {
          JFormattedTextField field = picked(opened);
          JButton play = opened.hand().part(JButton.class, "play");

          typed(field, text -> text.setText("90"));

          assertThat(says(play)).contains("¥90").doesNotContain("¥65");
          Hands.look(
              () -> {
                play.doClick();
                return true;
              });
          opened.hand().await(now -> now.play().orElseThrow().at() == 1);
          assertThat(opened.window().shown().play().orElseThrow().last().orElseThrow().action())
              .isInstanceOfSatisfying(
                  Action.Bid.class, bid -> assertThat(bid.amount()).isEqualTo(90));
        });
  }

  @Test
  void anAmountThatCannotBeStaysAndIsRefused() throws Exception {
    beginning(
        "1889",
        "2-players",
        opened -> {
          JFormattedTextField field = picked(opened);
          JButton play = opened.hand().part(JButton.class, "play");
          JSpinner amount = opened.hand().part(JSpinner.class, "amount");

          for (String wrong : List.of("7", "64", "99999", "9o", "")) {
            typed(field, text -> text.setText(wrong));

            assertThat(Hands.look(play::isEnabled)).as(wrong).isFalse();
            assertThat(says(play)).contains("'" + wrong + "' cannot be", "From 65 ");
            assertThat(amount.getClientProperty("JComponent.outline")).isEqualTo("error");
            Hands.look(() -> CardKeys.typed(field, '\n'));
            assertThat(typedIn(field)).isEqualTo(wrong);
          }
          JList<?> list = opened.hand().part(JList.class, "choices");
          Hands.look(list::requestFocusInWindow);
          Hands.until(list::isFocusOwner, yes -> yes);
          assertThat(typedIn(field)).as("after the focus has left").isEmpty();
          assertThat(opened.window().shown().play().orElseThrow().at()).isZero();

          typed(field, text -> text.setText("70"));
          assertThat(says(play)).contains("¥70");
          assertThat(amount.getClientProperty("JComponent.outline")).isNull();
        });
  }

  private static String says(JButton button) throws Exception {
    return Hands.look(button::getText);
  }

  private static String typedIn(JFormattedTextField field) throws Exception {
    return Hands.look(field::getText);
  }

  private static void typed(JFormattedTextField field, Consumer<JFormattedTextField> how)
      throws Exception {
    Hands.look(
        () -> {
          how.accept(field);
          return true;
        });
  }

  /** The field of the bid for the Dougo Railway of 1889, of at least 65. */
  private static JFormattedTextField picked(PicturedWindow opened) throws Exception {
    JList<?> list = opened.hand().part(JList.class, "choices");
    JSpinner amount = opened.hand().part(JSpinner.class, "amount");
    return Hands.look(
        () -> {
          int row =
              ChoiceRows.of(
                      list,
                      new Action.Bid(
                          opened.window().shown().play().orElseThrow().players().getFirst(),
                          "DR",
                          90))
                  .orElseThrow()
                  .row();
          list.setSelectedIndex(row);
          return ((JSpinner.DefaultEditor) amount.getEditor()).getTextField();
        });
  }
}
