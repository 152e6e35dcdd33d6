package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFormattedTextField;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.words.UiWords;

/** Experiments in their view: played, listed by revision, down to the games behind a bar. */
@NeedsDisplay
class ExperimentsWindowTest extends WindowTest {
  private static final Duration GAMES = Duration.ofSeconds(60);
  private static final String MADE = "small-price-100";

  @Override
  void furnish() throws Exception {
    Path variant = root.resolve("designs").resolve("variant");
    write(
        variant.resolve("title.yaml"),
        "extends: ../small\ntitle: Variant\nstarting-cash: { 2: 800, 3: 700, 4: 600 }\n");
  }

  @BeforeEach
  void endWithTheLastPhase() throws Exception {
    desk.small.endWithTheSecondPhase();
    desk.await(
        now ->
            now.play()
                .filter(play -> !play.title().design().ends().isEmpty())
                .filter(play -> play.title().design().phases().size() == 2)
                .isPresent());
  }

  private static void write(Path file, String text) throws Exception {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Test
  void withoutAnExperimentTheFirstStepIsAButton() throws Exception {
    desk.bringUp(WindowView.EXPERIMENTS);
    JButton first = desk.part(JButton.class, "first experiment");
    assertThat(Desk.look(first::isShowing)).isTrue();
    assertThat(Desk.<String>look(first::getText)).isEqualTo(UiWords.of("commands.designs"));
    desk.picture("experiments-none");

    writeExperiment();
    desk.bringUp(WindowView.EDIT_MAP);
    desk.bringUp(WindowView.EXPERIMENTS);
    assertThat(Desk.until(first::isShowing, shown -> !shown)).isFalse();
  }

  private void writeExperiment() throws Exception {
    write(
        root.resolve("designs/variant/experiments/money.yaml"),
        """
        sides: { small: { design: small }, rich: { design: variant } }
        players: 2
        games: 4
        questions: [phase-began 3]
        """);
  }

  private JTable playedOnce() throws Exception {
    writeExperiment();
    return playAll();
  }

  private JTable playAll() throws Exception {
    desk.bringUp(WindowView.EXPERIMENTS);
    JButton play = desk.part(JButton.class, "play experiment");
    JTable runs = desk.part(JTable.class, "runs");
    SwingUtilities.invokeAndWait(play::doClick);
    Desk.until(runs::getRowCount, rows -> rows == 1, GAMES);
    return runs;
  }

  @Test
  void withoutAnExperimentThereIsNothingToPlay() throws Exception {
    desk.bringUp(WindowView.EXPERIMENTS);
    JButton play = desk.part(JButton.class, "play experiment");
    JComboBox<?> all = desk.part(JComboBox.class, "experiments");
    assertThat(Desk.look(play::isEnabled)).isFalse();
    assertThat(Desk.look(all::isEnabled)).isFalse();
    assertThat(Desk.<String>look(play::getToolTipText))
        .contains("Compare designs (Ctrl+Shift+D) writes one");

    writeExperiment();
    desk.bringUp(WindowView.EDIT_MAP);
    desk.bringUp(WindowView.EXPERIMENTS);
    assertThat(Desk.until(play::isEnabled, yes -> yes)).isTrue();
    assertThat(Desk.look(all::isEnabled)).isTrue();
  }

  @Test
  void anExperimentIsPlayedAndTellsWhatDiffers() throws Exception {
    JTable runs = playedOnce();

    assertThat(Desk.look(() -> runs.getValueAt(0, 0) + " " + runs.getValueAt(0, 1)))
        .isEqualTo("run-1 4");
    JTextArea answers = desk.part(JTextArea.class, "answers");
    String says = Desk.until(answers::getText, text -> text.contains("Asked:"));
    assertThat(says)
        .as("one screen, then the rest")
        .containsSubsequence(
            "rich beside small, ",
            "All figures:",
            "rich beside small: 4 pairs of games with the same seeds.");
  }

  @Test
  void anotherRevisionIsAnotherRunWithWhatWasChangedAndWhatThatDid() throws Exception {
    JTable runs = playedOnce();
    Path variant = root.resolve("designs/variant/title.yaml");
    write(variant, Files.readString(variant).replace("2: 800", "2: 1200"));
    JButton play = desk.part(JButton.class, "play experiment");
    Desk.until(play::isEnabled, yes -> yes);
    SwingUtilities.invokeAndWait(play::doClick);
    Desk.until(runs::getRowCount, rows -> rows == 2, GAMES);

    assertThat(Desk.look(() -> (String) runs.getValueAt(0, 3)))
        .startsWith("rich: ")
        .contains("starting-cash 2: 800 → 1200");
    JTextArea answers = desk.part(JTextArea.class, "answers");
    String says = Desk.until(answers::getText, text -> text.contains("rich since run-1"));
    assertThat(says).contains("rich of run-2 beside rich of run-1: 4 pairs");
    desk.picture("experiments");
  }

  @Test
  void besideAValueInTheTablesStandsWhatChangingItLastDid() throws Exception {
    write(
        root.resolve("designs/small/experiments/price.yaml"),
        "sides: { one: { design: small } }\nplayers: 2\ngames: 2\n");
    desk.bringUp(WindowView.EXPERIMENTS);
    JButton play = desk.part(JButton.class, "play experiment");
    JTable runs = desk.part(JTable.class, "runs");
    SwingUtilities.invokeAndWait(play::doClick);
    Desk.until(runs::getRowCount, rows -> rows == 1, GAMES);
    desk.small.replace("trains.yaml", "price: 80", "price: 100");
    Desk.until(play::isEnabled, yes -> yes);
    SwingUtilities.invokeAndWait(play::doClick);
    Desk.until(runs::getRowCount, rows -> rows == 2, GAMES);

    desk.bringUp(WindowView.TABLES);
    JTable trains = desk.part(JTable.class, "table trains");
    JLabel last = desk.part(JLabel.class, "last effect trains");
    int price = Desk.look(() -> trains.getColumnModel().getColumnIndex("price"));
    SwingUtilities.invokeAndWait(() -> trains.changeSelection(0, price, false, false));
    String says = Desk.until(last::getText, text -> text.contains("80 → 100"));
    assertThat(says).startsWith("Last changed: trains 2 price: 80 → 100 (small: price, run-2).");
    desk.picture("tables-effect");
    SwingUtilities.invokeAndWait(() -> trains.changeSelection(1, price, false, false));
    assertThat(Desk.until(last::isVisible, visible -> !visible)).isFalse();
  }

  @Test
  void aBarLeadsToItsGamesAndEachOpensAtItsMoment() throws Exception {
    playedOnce();
    JTextArea answers = desk.part(JTextArea.class, "answers");
    Desk.until(answers::getText, text -> text.contains("Asked:"));
    FigureBarsHand bars = new FigureBarsHand();
    JList<?> games = bars.chooseFirstBar("phase 3 begins");
    String first = Desk.look(() -> games.getModel().getElementAt(0).toString());
    desk.picture("experiment-bars");
    bars.choosePair(games);
    desk.picture("experiment-pairs");
    bars.chooseFirstBar("phase 3 begins");

    Desk.keyboardTo(games, games::requestFocusInWindow);
    desk.press(KeyEvent.VK_ENTER);

    int action = Integer.parseInt(first.replaceFirst(".*action=(\\d+).*", "$1"));
    desk.await(now -> now.play().filter(play -> play.at() == action).isPresent());
    assertThat(desk.workshop().now().play().orElseThrow().state(action).phase()).isEqualTo("3");
  }

  @Test
  void aGameWithTriedValuesOpensInAVariantThatIsMadeForIt() throws Exception {
    write(
        root.resolve("designs/small/experiments/prices.yaml"),
        """
        sides: { small: { design: small } }
        vary: ["trains.3.price=100,110"]
        players: 2
        games: 2
        questions: [train-first-sold 3]
        """);
    playAll();
    Desk.until(
        desk.part(JTextArea.class, "answers")::getText, text -> text.contains("Beside as it is:"));
    JList<?> games = new FigureBarsHand().chooseFirstBar("the first 3-train is sold");
    // The first bar is that of the design as it is.
    desk.press(KeyEvent.VK_RIGHT);
    Desk.until(
        () -> games.getModel().getElementAt(0).toString(),
        game -> game.contains("trains.3.price=100"));

    Desk.keyboardTo(games, games::requestFocusInWindow);
    desk.press(KeyEvent.VK_ENTER);
    Desk.until(
        KeyboardFocusManager.getCurrentKeyboardFocusManager()::getFocusedWindow,
        JDialog.class::isInstance);
    desk.picture("experiment-tried");
    desk.press(KeyEvent.VK_ENTER);

    desk.await(now -> now.play().filter(play -> play.title().id().equals(MADE)).isPresent());
    assertThat(root.resolve("designs").resolve(MADE).resolve("title.yaml"))
        .content()
        .contains("price: 100");
  }

  /** The plot of games by value. */
  private final class FigureBarsHand {
    private JComboBox<?> shapes() throws Exception {
      return desk.part(JComboBox.class, "shape");
    }

    /** A point of the pairs of both sides, from which its games are listed. */
    void choosePair(JList<?> games) throws Exception {
      var plot = desk.part(JComponent.class, "pairs by value");
      JComboBox<?> shapes = shapes();
      SwingUtilities.invokeAndWait(() -> shapes.setSelectedIndex(1));
      Desk.until(() -> games.getModel().getSize(), size -> size == 0);
      Desk.until(plot::isShowing, yes -> yes);
      Desk.keyboardTo(plot, plot::requestFocusInWindow);
      Desk.until(
          () -> String.valueOf(plot.getAccessibleContext().getAccessibleDescription()),
          says -> says.contains("rich"));
      desk.press(KeyEvent.VK_RIGHT);
      Desk.until(() -> games.getModel().getSize(), size -> size > 0);
    }

    JList<?> chooseFirstBar(String asked) throws Exception {
      var plot = desk.part(JComponent.class, "games by value");
      JTabbedPane tabs = (JTabbedPane) SwingUtilities.getAncestorOfClass(JTabbedPane.class, plot);
      SwingUtilities.invokeAndWait(() -> tabs.setSelectedIndex(1));
      JComboBox<?> shapes = shapes();
      SwingUtilities.invokeAndWait(() -> shapes.setSelectedIndex(0));
      JComboBox<?> figures = desk.part(JComboBox.class, "figure");
      assertThat(Desk.look(() -> figures.getSelectedItem().toString())).isEqualTo(asked);
      Desk.until(
          () -> String.valueOf(plot.getAccessibleContext().getAccessibleDescription()),
          says -> says.contains("set "));
      Desk.keyboardTo(plot, plot::requestFocusInWindow);
      desk.press(KeyEvent.VK_RIGHT);
      JList<?> games = desk.part(JList.class, "games behind");
      Desk.until(() -> games.getModel().getSize(), size -> size > 0);
      return games;
    }
  }

  private JTable differences() throws Exception {
    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_D);
    JTable changes =
        Desk.until(
            () -> (JTable) desk.find("changes"), table -> table != null && table.getRowCount() > 0);
    Desk.keyboardTo(changes, changes::requestFocusInWindow);
    return changes;
  }

  private JFormattedTextField askedForGames() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ENTER);
    return (JFormattedTextField)
        Desk.until(
            KeyboardFocusManager.getCurrentKeyboardFocusManager()::getFocusOwner,
            JFormattedTextField.class::isInstance);
  }

  private static String total(JFormattedTextField games) throws Exception {
    Container dialog = SwingUtilities.getWindowAncestor(games);
    return Desk.look(((JLabel) Desk.find(dialog, "both total"))::getText);
  }

  @Test
  void playingBothSidesOfADifferenceAsksHowManyGames() throws Exception {
    differences();
    JFormattedTextField games = askedForGames();
    assertThat(total(games)).as("100 of each with 2, 3 and 4 players").startsWith("600 games");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type("30");
    Desk.until(games::getText, "30"::equals);
    assertThat(total(games)).startsWith("180 games");
    desk.picture("play-both");
    desk.press(KeyEvent.VK_ENTER);

    JButton stop = desk.part(JButton.class, "stop experiment");
    JTable runs = desk.part(JTable.class, "runs");
    // The games of a small design may be over before anybody could stop them.
    Desk.until(() -> stop.isEnabled() || runs.getRowCount() == 1, begun -> begun);
    SwingUtilities.invokeAndWait(stop::doClick);
    assertThat(Desk.until(runs::getRowCount, rows -> rows == 1, GAMES)).isEqualTo(1);
    assertThat(root.resolve("designs/variant/experiments/beside-small.yaml"))
        .content()
        .contains("\"small\": { design: \"small\" }", "\"variant\": { design: \"variant\" }")
        .containsPattern("games: 30\\Rseed: \\d+");
  }

  @Test
  void whoDoesNotPlayBothLeavesNothingBehind() throws Exception {
    JTable changes = differences();
    JFormattedTextField games = askedForGames();
    desk.press(KeyEvent.VK_ESCAPE);

    Desk.until(games::isShowing, shown -> !shown);
    assertThat(Desk.look(changes::isShowing)).as("the differences are still there").isTrue();
    assertThat(root.resolve("designs/variant/experiments")).doesNotExist();
  }
}
