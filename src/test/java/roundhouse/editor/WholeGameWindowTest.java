package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.game.Player;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;

/** Whole games, from the opening to the end, played where one decides: by mouse, and by keys. */
@NeedsDisplay
class WholeGameWindowTest {
  /** How many actions lie between two that are painted. */
  private static final int PAINTED = 25;

  private MainWindow window;
  private WindowHand hand;

  @Test
  void aGameIsPlayedByMouse() throws Exception {
    byMouse("1861");
  }

  @Test
  void aGameIsPlayedByKeys() throws Exception {
    byKeys("1860");
  }

  @ParameterizedTest
  @Tag("long")
  @MethodSource("roundhouse.testkit.Repository#designNames")
  void aGameOfEachTitleIsPlayedByMouse(String title) throws Exception {
    byMouse(title);
  }

  @ParameterizedTest
  @Tag("long")
  @MethodSource("roundhouse.testkit.Repository#designNames")
  void aGameOfEachTitleIsPlayedByKeys(String title) throws Exception {
    byKeys(title);
  }

  private void byMouse(String title) throws Exception {
    play(title, () -> new CardHand(window, hand)::play);
  }

  private void byKeys(String title) throws Exception {
    play(title, () -> new CardKeys(window, hand)::play);
  }

  private interface Gestures {
    /** Whether the action is offered, and played. */
    boolean play(Action action) throws Exception;
  }

  private void play(String title, Callable<Gestures> gestures) throws Exception {
    try (PicturedWindow opened = PicturedWindow.inPlay(title)) {
      window = opened.window();
      hand = opened.hand();
      play(PicturedWindow.game(title, fewestPlayers(title)), gestures.call());
      hand.write("whole-game-" + title);
    }
  }

  private void play(GameLog log, Gestures gestures) throws Exception {
    begin(log);
    RarePaint screen = RarePaint.install();
    try {
      for (int at = 0; at < log.actions().size(); at++) {
        int before = at;
        Action action = log.actions().get(at);
        hand.await(now -> isAsking(now, before));
        if (at % PAINTED == 0) screen.paint(window);
        assertThat(gestures.play(action))
            .as("%s, action %d: %s is offered", log.title(), at + 1, action)
            .isTrue();
      }
    } finally {
      screen.remove();
    }
    hand.await(now -> played(now) == log.actions().size() && now.busy().isEmpty());
    Snapshot end = Hands.look(window::shown);
    assertThat(end.situation().flatMap(situation -> situation.decision())).isEmpty();
  }

  private static String fewestPlayers(String title) throws IOException {
    return GoldenGame.files(GoldenGame.FOLDER.resolve(title)).stream()
        .map(file -> file.getFileName().toString().replace(".jsonl", ""))
        .filter(name -> name.endsWith("-players"))
        .findFirst()
        .orElseThrow();
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
    return play.title().id().equals(log.title())
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
