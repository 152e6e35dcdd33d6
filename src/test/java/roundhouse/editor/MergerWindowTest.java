package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JCheckBox;
import javax.swing.JList;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.history.PlayedAction;

/** Player B may merge KK with RO of Player A and the own MV; ticks show what they would form. */
@NeedsDisplay
class MergerWindowTest {
  private static final int TURN_OF_KK = 344;
  private static final int TURN_OF_MK = 288;

  private static AbstractButton button(PicturedWindow opened, String name) throws Exception {
    return opened.hand().part(AbstractButton.class, name);
  }

  private static void press(PicturedWindow opened, String name) throws Exception {
    AbstractButton button = button(opened, name);
    Hands.look(
        () -> {
          button.doClick(0);
          return true;
        });
  }

  /** The card is low beside a market, and the choices would repeat the ticks. */
  private static void showsAllTicks(PicturedWindow opened) throws Exception {
    for (String box : boxes(opened)) {
      AbstractButton tick = button(opened, box);
      assertThat(Hands.until(() -> hidden(tick), pixels -> pixels == 0))
          .as("pixels of %s out of sight", box)
          .isZero();
    }
  }

  private static int hidden(AbstractButton button) {
    return button.getHeight() - button.getVisibleRect().height;
  }

  @Test
  void aTickMovesNoOther() throws Exception {
    try (PicturedWindow opened = PicturedWindow.inPlay("1861")) {
      opened.open(PicturedWindow.game("1861", "4-players"));
      opened.goTo(TURN_OF_MK);
      AbstractButton other = button(opened, "partner KK");
      List<String> before = boxes(opened);
      press(opened, "partner SPW");

      Hands.until(() -> WindowHand.named(opened.window(), "partner KK") != other, yes -> yes);
      assertThat(button(opened, "partner SPW").isSelected()).isTrue();
      assertThat(button(opened, "partner KK").isEnabled()).as("is connected now").isTrue();
      assertThat(boxes(opened)).isEqualTo(before);
    }
  }

  /** The names of the ticks in their order. */
  private static List<String> boxes(PicturedWindow opened) throws Exception {
    return Hands.look(
        () ->
            inside((Container) WindowHand.named(opened.window(), "merger"))
                .filter(JCheckBox.class::isInstance)
                .map(Component::getName)
                .toList());
  }

  private static Stream<Component> inside(Container in) {
    return Stream.of(in.getComponents())
        .flatMap(
            part ->
                part instanceof Container inner
                    ? Stream.concat(Stream.of(part), inside(inner))
                    : Stream.of(part));
  }

  @Test
  void partnersAreTickedAskedAndMergedByOneButton() throws Exception {
    try (PicturedWindow opened = PicturedWindow.inPlay("1861")) {
      opened.resize(1366, 728);
      opened.open(PicturedWindow.game("1861", "4-players"));
      opened.goTo(TURN_OF_KK);
      showsAllTicks(opened);
      press(opened, "partner RO");
      JTextArea sum = opened.hand().part(JTextArea.class, "merger sum");
      assertThat(Hands.<String>until(sum::getText, text -> text.contains("cannot buy one")))
          .contains("Not yet: nobody would hold the two shares of a director");
      press(opened, "partner MV");
      assertThat(Hands.<String>until(sum::getText, text -> text.contains("director Player B")))
          .contains("cash", "no loans", "marker");
      opened.resize(1280, 680);
      opened.resize(1366, 728);
      assertThat(Desk.look(() -> sum.getVisibleRect().y)).as("lines scrolled away").isZero();
      opened.hand().write("merger");

      press(opened, "propose merger");
      opened.hand().await(now -> now.play().orElseThrow().at() == TURN_OF_KK + 1);
      JList<?> choices = opened.hand().part(JList.class, "choices");
      Hands.until(() -> choices.getModel().getSize(), rows -> rows == 2);
      Hands.look(
          () -> {
            choices.setSelectedIndex(0);
            return true;
          });
      press(opened, "play");
      opened.hand().await(now -> now.play().orElseThrow().at() == TURN_OF_KK + 4);

      assertThat(
              opened.window().shown().play().orElseThrow().played().stream()
                  .skip(TURN_OF_KK)
                  .map(PlayedAction::action)
                  .map(Action::type))
          .containsExactly("merge", "choose", "merge", "form");
    }
  }
}
