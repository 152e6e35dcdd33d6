package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.game.GameState;
import roundhouse.position.DesignTestRunner;
import roundhouse.workshop.history.Branches;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.positions.TestPositionFiles;

/** A moment of a game stays with its design as a test position. */
class TestPositionFilesTest {
  @TempDir Path root;
  private SmallTitle small;
  private GameHistory game;

  @BeforeEach
  void play() throws Exception {
    small = SmallTitle.in(root.toRealPath());
    game = GameHistory.begin(small.load(), List.of("Ann", "Ben"), 1);
    for (Action action :
        List.of(
            new Action.Start("Ann", "Red", 76),
            new Action.BuyShare("Ben", "Red", "ipo", 20),
            new Action.Pass("Ann"),
            new Action.Pass("Ben"))) game = game.play(action).game();
  }

  private List<DesignTestRunner.Outcome> outcomes() {
    return small.titles().test(small.folder(), _ -> {});
  }

  @Test
  void aMomentIsKeptAsItStandsAndHolds() throws Exception {
    Path file =
        TestPositionFiles.save(
            game, small.folder(), "A company that floated lays track first.", "Track first");

    assertThat(file.getFileName()).hasToString("track-first.yaml");
    assertThat(file)
        .content()
        .contains("given:")
        .contains("Red: { standing: floated, par: 76")
        .contains("then: { turn: { of: Red, step: lay-track } }");
    assertThat(outcomes()).hasSize(1).allMatch(DesignTestRunner.Outcome::holds);
  }

  @Test
  void whatWasPlayedFromThereIsItsStepAndWhatChangedMustFollow() throws Exception {
    Path file =
        TestPositionFiles.save(game.at(1), small.folder(), "A share costs its par price.", "share");

    assertThat(file)
        .content()
        .contains("when: { buy-share: { by: Ben, company: Red, from: ipo, percent: 20 } }")
        .contains("Ben: { cash: 424 }");
    assertThat(outcomes()).allMatch(DesignTestRunner.Outcome::holds);
  }

  @Test
  void aRuleThatChangesBreaksIt() throws Exception {
    TestPositionFiles.save(game.at(1), small.folder(), "A share costs its par price.", "share");
    small.replace("market.yaml", "76p", "77p");

    assertThat(outcomes()).noneMatch(DesignTestRunner.Outcome::holds);
  }

  @Test
  void aPositionSetByHandIsKeptToo() throws Exception {
    GameHistory set =
        game.play(new Action.Arrange("", "cash", Map.of("holder", "Red", "amount", "900"))).game();
    TestPositionFiles.save(set, small.folder(), "Rich companies lay track too.", "rich");

    assertThat(outcomes()).allMatch(DesignTestRunner.Outcome::holds);
  }

  @Test
  void everyMomentOfAGameOfBotsCanBeKept() throws Exception {
    GameHistory played = game;
    for (int action = 0; action < 40; action++)
      played = played.play(Autoplay.next(played).orElseThrow()).game();
    for (int at = 0; at <= played.played().size(); at += 3)
      TestPositionFiles.save(played.at(at), small.folder(), "Moment " + at, "moment " + at);

    assertThat(outcomes()).hasSizeGreaterThan(10).allMatch(DesignTestRunner.Outcome::holds);
  }

  @Test
  void whatScriptsRememberThePresidentAndWhatTheLogSaysAreKept() throws Exception {
    small.write("privates.yaml", "Ferry: { name: Ferry, price: 40, income: 5 }\n");
    GameHistory begun = GameHistory.begin(small.load(), List.of("Ann", "Ben"), 1);
    GameState state =
        begun
            .play(new Action.Start("Ann", "Red", 76))
            .game()
            .state()
            .withFlag("", "weather", List.of("sun", "2"))
            .withFlag("Ann", "luck", Map.of("of the day", 3))
            .withFlag("Red", "festival", true)
            .withFlag("Ferry", "token-hex", "B4");
    GameHistory flagged =
        new GameHistory(
                begun.title(), begun.players(), 1, state, List.of(), 0, List.of(), Branches.ONE)
            .play(new Action.BuyShare("Ben", "Red", "ipo", 20))
            .game();

    Path file = TestPositionFiles.save(flagged.at(0), small.folder(), "Flags are kept.", "flags");

    assertThat(file)
        .content()
        .contains("flags: { weather: [\"sun\", \"2\"] }")
        .contains("flags: { luck: { \"of the day\": 3 } }")
        .contains("president: Ann")
        .contains("flags: { festival: true }")
        .contains("Ferry: { owner: nobody, flags: { token-hex: \"B4\" } }")
        .contains("told: \"Ben buys 20 % of Red from the offering for £76\"");
    Files.writeString(
        file,
        Files.readString(file)
            + """
              - then: { flags: { weather: [sun, "2"] }, players: { Ann: { flags: { luck: { of the day: 3 } } } } }
              - then: { companies: { Red: { president: Ann, flags: { festival: true } } } }
              - then: { privates: { Ferry: { flags: { token-hex: B4 } } } }
            """);
    assertThat(outcomes()).hasSize(1).allMatch(DesignTestRunner.Outcome::holds);
  }

  @Test
  void noPositionIsWrittenOverAnother() throws Exception {
    TestPositionFiles.save(game, small.folder(), "One", "same");
    assertThatThrownBy(() -> TestPositionFiles.save(game, small.folder(), "Two", "same"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("already a test position same.yaml");
    assertThat(Files.readString(small.folder().resolve("tests").resolve("same.yaml")))
        .contains("One");
  }
}
