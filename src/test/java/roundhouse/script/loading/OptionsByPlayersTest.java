package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.Tiny;

/** Options that are on by themselves with some numbers of players. */
class OptionsByPlayersTest {
  @TempDir Path folder;

  @BeforeEach
  void writeAVariantWithAnOptionForTwo() throws IOException {
    Path designs = folder.resolve("designs");
    Tiny.copyInto(designs, "duel");
    Files.writeString(
        designs.resolve("duel/title.yaml"),
        """
        extends: ../tiny
        title: Duel
        options:
          duel:
            says: With two players the presidency is half a company, and the bank is small.
            on-with-players: 2
            kinds: { usual: { shares: 50 10 10 10 10 10 } }
            bank: 2000
          peace: { says: The two play as if they were three., excludes: duel }
        """);
  }

  private Loaded load(String... options) {
    return new TitleLoader(folder.resolve("designs"), folder.resolve("scripts"), Tiny.TILES)
        .load("duel", Set.of(options));
  }

  private Title title(String... options) {
    assertThat(load(options).problems()).isEmpty();
    return load(options).title().orElseThrow();
  }

  @Test
  void anyValueMayDependOnTheNumberOfPlayers() {
    Title two = title().forPlayers(2);
    Title three = title().forPlayers(3);

    assertThat(two.options()).containsExactly("duel");
    assertThat(two.start(List.of("Ann", "Bob"), 1).company("RED").presidency().percent())
        .isEqualTo(50);
    assertThat(two.design().bank().cash()).isEqualTo(2000);
    assertThat(three.options()).isEmpty();
    assertThat(three.start(List.of("Ann", "Bob", "Cleo"), 1).company("RED").presidency().percent())
        .isEqualTo(40);
  }

  @Test
  void anOptionThatIsOnKeepsOneThatItExcludesOff() {
    assertThat(title("peace").forPlayers(2).options()).containsExactly("peace");
  }

  @Test
  void anOptionThatIsAskedForIsOnWithAnyNumberOfPlayers() {
    assertThat(title("duel").forPlayers(3).options()).containsExactly("duel");
  }

  @Test
  void aGameKeepsTheOptionsItWasPlayedWith() {
    GameLog log = Simulation.of(title(), 2, Bots.usual()).play(1).log();

    assertThat(log.options()).containsExactly("duel");
    assertThat(SavedGameReplay.of(title(), log).stopped()).isEmpty();
  }

  @Test
  void whatIsWrongOnlyWithThatNumberOfPlayersIsTold() throws IOException {
    Files.writeString(
        folder.resolve("designs/duel/title.yaml"),
        """
        extends: ../tiny
        title: Duel
        options:
          duel: { says: A presidency of more than all., on-with-players: 2, kinds: { usual: { shares: 80 30 } } }
        """);

    assertThat(load().title()).isEmpty();
    assertThat(load().problems()).anyMatch(problem -> problem.path().contains("shares"));
  }
}
