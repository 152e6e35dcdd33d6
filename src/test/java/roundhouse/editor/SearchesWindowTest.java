package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Frame;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** Searches for values in their view. */
@NeedsDisplay
class SearchesWindowTest extends WindowTest {
  private static final Duration GAMES = Duration.ofSeconds(60);

  private static final String SEARCH =
      """
      design: small
      players: 2
      vary: { trains.2.count: 2..4, trains.2.price: 60..100 by 20 }
      aims: { actions: at least %s }
      budget: %s games
      bots: random
      """;

  @BeforeEach
  void endWithTheLastPhase() throws Exception {
    desk.small.endWithTheSecondPhase();
    desk.await(now -> now.play().filter(p -> p.title().design().phases().size() == 2).isPresent());
  }

  private void write(String text) throws Exception {
    Path file = root.resolve("designs/small/searches/pace.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private JButton shown() throws Exception {
    desk.bringUp(WindowView.SEARCHES);
    return desk.part(JButton.class, "play search");
  }

  @Test
  void withoutASearchThereIsNothingToPlay() throws Exception {
    JButton play = shown();

    assertThat(Desk.look(play::isEnabled)).isFalse();
    assertThat(Desk.<String>look(play::getToolTipText)).contains("in the folder searches");
    JButton first = desk.part(JButton.class, "first search");
    assertThat(Desk.look(first::isShowing)).isTrue();
    desk.picture("searches-none");
    Desk.keyboardTo(first, first::requestFocusInWindow);
    SwingUtilities.invokeAndWait(first::doClick);
    assertThat(
            Desk.until(
                () ->
                    Stream.of(Frame.getFrames())
                        .anyMatch(frame -> frame.isShowing() && "guide".equals(frame.getName())),
                yes -> yes))
        .isTrue();

    write(SEARCH.formatted(1, 60));
    desk.bringUp(WindowView.EDIT_MAP);
    desk.bringUp(WindowView.SEARCHES);
    assertThat(Desk.until(play::isEnabled, yes -> yes)).isTrue();
    assertThat(Desk.look(first::isShowing)).isFalse();
  }

  @Test
  void aSearchIsPlayedAndShowsItsAnswerAndHowFarDesignsAreOff() throws Exception {
    write(SEARCH.formatted(60, 90));
    JButton play = shown();
    Desk.until(play::isEnabled, yes -> yes);
    SwingUtilities.invokeAndWait(play::doClick);

    JTextArea answers = desk.part(JTextArea.class, "search answers");
    String says = Desk.until(answers::getText, text -> text.contains("fresh seeds"), GAMES);
    assertThat(says).contains("Found");
    JComboBox<?> pairs = desk.part(JComboBox.class, "pairs of values");
    assertThat(Desk.<Object>look(pairs::getSelectedItem))
        .isEqualTo("trains.2.count and trains.2.price");
    Desk.until(play::isEnabled, yes -> yes);
    desk.picture("searches");
  }

  @Test
  void aSearchThatAsksForTooFewGamesSaysSo() throws Exception {
    write(SEARCH.formatted(1, 3));
    JButton play = shown();
    Desk.until(play::isEnabled, yes -> yes);
    SwingUtilities.invokeAndWait(play::doClick);

    Desk.until(play::isEnabled, yes -> yes);
    String says = Desk.until(told()::getText, text -> text.contains("games"));
    assertThat(says).contains("pace.yaml");
  }

  private JLabel told() throws Exception {
    return desk.part(JLabel.class, "search told");
  }
}
