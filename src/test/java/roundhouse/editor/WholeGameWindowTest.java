package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.game.Player;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;

/** Whole games, from the opening to the end, played where one decides: by mouse, and by keys. */
@NeedsDisplay
class WholeGameWindowTest {
  /** How many actions lie between two that are painted. */
  private static final int PAINTED = 25;

  private PicturedWindow opened;
  private MainWindow window;
  private WindowHand hand;

  @BeforeEach
  void open() throws Exception {
    opened = PicturedWindow.inPlay();
    window = opened.window();
    hand = opened.hand();
  }

  @AfterEach
  void close() throws Exception {
    opened.close();
  }

  @ParameterizedTest
  @CsvSource({"1860, 2-players", "1861, 2-players", "1870, 3-players"})
  void aGameIsPlayedByMouse(String title, String game) throws Exception {
    play(title, game, new CardHand(window, hand)::play);
  }

  @ParameterizedTest
  @CsvSource({"1860, 2-players", "1861, 2-players", "1870, 3-players"})
  void aGameIsPlayedByKeys(String title, String game) throws Exception {
    play(title, game, new CardKeys(window, hand)::play);
  }

  private interface Gestures {
    /** Whether the action is offered, and played. */
    boolean play(Action action) throws Exception;
  }

  private void play(String title, String name, Gestures gestures) throws Exception {
    GameLog log = PicturedWindow.game(title, name);
    begin(log);
    RarePaint screen = RarePaint.install();
    try {
      for (int at = 0; at < log.actions().size(); at++) {
        int before = at;
        Action action = log.actions().get(at);
        hand.await(now -> isAsking(now, before));
        if (at % PAINTED == 0) screen.paint(window);
        assertThat(gestures.play(action))
            .as("%s, action %d: %s is offered", title, at + 1, action)
            .isTrue();
      }
    } finally {
      screen.remove();
    }
    hand.await(now -> played(now) == log.actions().size() && now.busy().isEmpty());
    Snapshot end = Hands.look(window::shown);
    assertThat(end.situation().flatMap(situation -> situation.decision())).isEmpty();
    hand.write("whole-game-" + title);
  }

  private void begin(GameLog log) throws Exception {
    window
        .workshop()
        .recover(
            new GameLog(
                log.title(),
                log.fingerprint(),
                log.players(),
                log.options(),
                log.seed(),
                List.of()));
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
}
