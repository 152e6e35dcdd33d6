package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import javax.swing.JButton;
import javax.swing.JFormattedTextField;
import javax.swing.JList;
import javax.swing.JSpinner;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.editor.play.ChoiceRows;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.game.Player;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.project.FolderTitleSource;

/** Whole games, from the opening to the end, played where one decides: by mouse, and by keys. */
@NeedsDisplay
class WholeGameWindowTest {
  private PicturedProject project;
  private MainWindow window;
  private WindowHand hand;
  private JList<?> choices;

  @BeforeEach
  void open() throws Exception {
    project = PicturedProject.make();
    window =
        Hands.look(
            () ->
                Editor.show(
                    new FolderTitleSource(project.folders()),
                    project.state(),
                    new CountDownLatch(1)::countDown));
    hand = new WindowHand(window, Path.of("target", "pictures"), System.out);
    hand.await(now -> now.situation().isPresent());
  }

  @AfterEach
  void close() throws Exception {
    Hands.look(
        () -> {
          window.dispose();
          return true;
        });
    window.workshop().close();
    Waiting.until(this::isRemoved, "files of the project are still written");
  }

  /** What is still being written when its folder is removed keeps the folder for a moment. */
  private boolean isRemoved() throws IOException {
    try {
      project.close();
      return true;
    } catch (DirectoryNotEmptyException late) {
      return false;
    }
  }

  @ParameterizedTest
  @CsvSource({"1861, 2-players", "1870, 3-players"})
  void aGameIsPlayedByMouse(String title, String game) throws Exception {
    play(title, game, this::byMouse);
  }

  @ParameterizedTest
  @CsvSource({"1861, 2-players"})
  void aGameIsPlayedByKeys(String title, String game) throws Exception {
    play(title, game, this::byKeys);
  }

  private interface Gestures {
    void play(ChoiceRows.Place place) throws Exception;
  }

  private void play(String title, String name, Gestures gestures) throws Exception {
    GameLog log = GoldenGame.read(GoldenGame.FOLDER.resolve(title).resolve(name + ".jsonl")).log();
    begin(log);
    choices = hand.part(JList.class, "choices");
    for (int at = 0; at < log.actions().size(); at++) {
      int before = at;
      Action action = log.actions().get(at);
      hand.await(now -> isAsking(now, before));
      Optional<ChoiceRows.Place> place = Hands.look(() -> ChoiceRows.of(choices, action));
      assertThat(place).as("%s, action %d: %s is offered", title, at + 1, action).isPresent();
      gestures.play(place.get());
    }
    hand.await(now -> played(now) == log.actions().size() && now.busy().isEmpty());
    Snapshot end = Hands.look(window::shown);
    assertThat(end.situation().flatMap(situation -> situation.decision())).isEmpty();
    hand.write("whole-game-" + title);
  }

  private void begin(GameLog log) throws Exception {
    String fingerprint =
        Repository.titles()
            .load(log.title(), Set.copyOf(log.options()))
            .title()
            .orElseThrow()
            .fingerprint();
    window
        .workshop()
        .recover(
            new GameLog(
                log.title(), fingerprint, log.players(), log.options(), log.seed(), List.of()));
    hand.await(now -> isAsking(now, 0) && isGame(now, log));
  }

  private static boolean isGame(Snapshot now, GameLog log) {
    var play = now.play().orElseThrow();
    return play.title().design().title().startsWith(log.title())
        && play.state().players().stream().map(Player::name).toList().equals(log.players());
  }

  private static int played(Snapshot now) {
    return now.play().map(play -> play.played().size()).orElse(-1);
  }

  private static boolean isAsking(Snapshot now, int played) {
    return played(now) == played
        && now.busy().isEmpty()
        && now.situation().flatMap(situation -> situation.decision()).isPresent()
        && now.situation().orElseThrow().state().equals(now.play().orElseThrow().state());
  }

  private void byMouse(ChoiceRows.Place place) throws Exception {
    Hands.look(
        () -> {
          choices.ensureIndexIsVisible(place.row());
          Rectangle row = choices.getCellBounds(place.row(), place.row());
          click(choices, row.x + row.width / 2, row.y + row.height - 6);
          return true;
        });
    for (int turn = 0; turn < place.turns(); turn++) click(button("↻"));
    if (place.amount().isPresent()) enter(place.amount().get());
    click(hand.part(JButton.class, "play"));
  }

  private void byKeys(ChoiceRows.Place place) throws Exception {
    Hands.look(
        () -> {
          window.focusChoiceList();
          return true;
        });
    Hands.until(choices::isFocusOwner, yes -> yes);
    if (place.row() < 9) {
      key(KeyEvent.VK_1 + place.row(), (char) ('1' + place.row()));
    } else {
      key(KeyEvent.VK_9, '9');
      for (int row = 8; row < place.row(); row++) key(KeyEvent.VK_DOWN, KeyEvent.CHAR_UNDEFINED);
    }
    for (int turn = 0; turn < place.turns(); turn++) key(KeyEvent.VK_R, 'r');
    if (place.amount().isPresent()) enter(place.amount().get());
    key(KeyEvent.VK_ENTER, '\n');
  }

  private void enter(int amount) throws Exception {
    JSpinner spinner = hand.part(JSpinner.class, "amount");
    Hands.look(
        () -> {
          JFormattedTextField field = ((JSpinner.DefaultEditor) spinner.getEditor()).getTextField();
          field.setText(String.valueOf(amount));
          spinner.commitEdit();
          return true;
        });
  }

  private void key(int code, char typed) throws Exception {
    Hands.look(
        () -> {
          post(code, typed, KeyEvent.KEY_PRESSED);
          if (typed != KeyEvent.CHAR_UNDEFINED)
            choices.dispatchEvent(
                new KeyEvent(choices, KeyEvent.KEY_TYPED, System.currentTimeMillis(), 0, 0, typed));
          post(code, typed, KeyEvent.KEY_RELEASED);
          return true;
        });
  }

  private void post(int code, char typed, int id) {
    choices.dispatchEvent(new KeyEvent(choices, id, System.currentTimeMillis(), 0, code, typed));
  }

  private JButton button(String text) throws Exception {
    return Hands.look(() -> find(window.getContentPane(), text));
  }

  private static JButton find(java.awt.Container in, String text) {
    for (Component part : in.getComponents()) {
      if (part instanceof JButton button && text.equals(button.getText()) && button.isShowing())
        return button;
      JButton inside = part instanceof java.awt.Container more ? find(more, text) : null;
      if (inside != null) return inside;
    }
    return null;
  }

  private static void click(Component part) throws Exception {
    Hands.look(
        () -> {
          click(part, part.getWidth() / 2, part.getHeight() / 2);
          return true;
        });
  }

  /** The events of a click, in the thread that gets them from the mouse. */
  private static void click(Component part, int x, int y) {
    for (int id :
        new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED, MouseEvent.MOUSE_CLICKED})
      part.dispatchEvent(
          new MouseEvent(
              part,
              id,
              System.currentTimeMillis(),
              id == MouseEvent.MOUSE_PRESSED ? InputEvent.BUTTON1_DOWN_MASK : 0,
              x,
              y,
              1,
              false,
              MouseEvent.BUTTON1));
  }
}
