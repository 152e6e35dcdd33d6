package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.route.Run;
import roundhouse.route.StopRef;
import roundhouse.route.TrackRef;

class GameLogJsonTest {
  private static final GameLog LOG =
      new GameLog(
          "isle", "f00d", List.of("Ann", "Bob"), List.of("hills"), -5,
          List.of(
              new Action.Bid("Ann", "", 0),
              new Action.LayTile("GWR", "B2", "57", 3),
              new Action.RunTrains("GWR", List.of(new Run("2-0", List.of(TrackRef.parse("B2:0-_0")), List.of(new StopRef("B2", 0)))))));

  @TempDir private Path folder;

  @Test
  void aGameIsReadAsItWasWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("isle.game.json"), GameLogJson.text(LOG));

    assertThat(GameLogJson.read(file)).isEqualTo(LOG);
  }

  @Test
  void whatIsNoGameIsToldWithItsPlace() throws IOException {
    Path file = Files.writeString(folder.resolve("broken.game.json"), "{ \"title\": \"isle\",\n \"actions\": 3 }");

    assertThatThrownBy(() -> GameLogJson.read(file)).isInstanceOf(IOException.class).hasMessageContaining("broken.game.json:2:").hasMessageContaining("this is no saved game");
  }

  @Test
  void aGameWithoutATitleIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("empty.game.json"), "{}");

    assertThatThrownBy(() -> GameLogJson.read(file)).hasMessageContaining("title");
  }
}
