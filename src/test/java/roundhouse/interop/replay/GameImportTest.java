package roundhouse.interop.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.interop.ExportedGame;
import roundhouse.interop.HandMadeRecording;
import roundhouse.interop.Recording;
import roundhouse.interop.RecordingFiles;
import roundhouse.interop.TestTitles;
import roundhouse.testkit.SharedFolder;

/** Recorded games become saved games without using their states. */
@Tag("slow")
class GameImportTest {
  private final Conformance conformance = new Conformance(TestTitles.all());

  @Test
  void everyRecordedGameOf1860IsImportedWithoutItsTrace() throws IOException {
    var notes = new ArrayList<String>();
    for (Path file : RecordingFiles.in(SharedFolder.find("peer-games/1860"))) {
      Recording recording = withoutTrace(RecordingFiles.read(file));
      Title title = conformance.title(recording);
      GameImport game = GameImport.of(title, recording);
      if (game.actions() < recording.actions().size())
        notes.add(recording.name() + " ends after " + game.actions() + " actions");
      game.notes().forEach(note -> notes.add(recording.name() + ": " + note));
    }
    assertThat(notes).isEmpty();
  }

  /** Shares that came with a merger, were bought back or redeemed are told by certificate alone. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1861/random-209",
        "1861/random-221",
        "1861/random-717",
        "1867/random-710",
        "1870/random-307-diesels",
        "1870/random-308-max_reissue_200+can_protect_if_sold",
        "1870/random-309-original_market+original_tiles",
        "1870/random-323-original_rules",
        "1870/random-722-max_reissue_200+can_protect_if_sold",
        "1867/hs_ahjzadkh_19792"
      })
  void gamesWithSharesBoughtBackAreImportedWithoutTheirTraces(String name) throws IOException {
    Recording recording =
        withoutTrace(RecordingFiles.read(SharedFolder.find("peer-games/" + name + ".game.json")));
    assertThat(GameImport.of(conformance.title(recording), recording).notes()).isEmpty();
  }

  /** Which cards were in the deck, and in which order, shows in what the players drafted. */
  @Test
  void theLotsOfADraftAreFoundByWhatThePlayersTook() throws IOException {
    Recording recording = beginning("1846/1846_game_end_reason_bankrupt", 12);
    GameImport game = GameImport.of(conformance.title(recording), recording);
    assertThat(game.actions()).isEqualTo(12);
  }

  @Test
  void theOwnerOfAPrivateThatPassesAnswersNone() throws IOException {
    Recording recording = beginning("1846/10264", 34);
    GameImport game = GameImport.of(conformance.title(recording), recording);
    assertThat(game.actions()).isEqualTo(34);
    assertThat(game.log().actions())
        .anyMatch(
            action ->
                action instanceof Action.Choose choice
                    && choice.by().equals("2221")
                    && choice.answer().equals("none"));
  }

  /** The recording stops in the next company's turn; ours has first to end the turn before. */
  @Test
  void aGameThatWasStoppedEndsAtTheDecisionOfThePlayerWhoStoppedIt() throws IOException {
    Recording recording =
        withoutTrace(RecordingFiles.read(SharedFolder.find("peer-games/1846/222264.game.json")));
    GameImport game = GameImport.of(conformance.title(recording), recording);
    assertThat(game.notes()).isEmpty();
    assertThat(game.actions()).isEqualTo(recording.actions().size());
  }

  @Test
  void anExportedGameIsImportedToItsEnd() throws IOException {
    ExportedGame raw = ExportedGame.read(SharedFolder.find("peer-games/1860/19354.raw.json"));
    Title title = conformance.title(raw.recording());
    GameImport game = GameImport.of(title, raw.named(title.design()));
    assertThat(game.notes()).isEmpty();
    assertThat(game.actions()).isEqualTo(445);
    assertThat(game.log().players()).containsExactly("P1", "P2");
    assertThat(raw.recording().result()).hasSize(2);
  }

  @Test
  void anImportEndsBeforeTheMoveThatTheRulebookForbids() throws IOException {
    Recording recording =
        withoutTrace(RecordingFiles.read(SharedFolder.find("peer-games/1889/314.game.json")));
    GameImport game = GameImport.of(conformance.title(recording), recording);
    assertThat(game.notes())
        .singleElement()
        .asString()
        .startsWith("the rest is left out, because the rulebook forbids action 367");
    assertThat(recording.actions().get(game.actions()).id()).isEqualTo(367);
  }

  @Test
  void aWorthThatDiffersFromTheRecordingIsReported() throws IOException {
    var opening =
        new HandMadeRecording(TestTitles.all().load("1860", Set.of()))
            .did("{'type':'bid','entity':11,'entity_type':'player','price':5}")
            .made();
    var recording =
        new Recording(
            "x",
            opening.title(),
            opening.players(),
            List.of(),
            1,
            opening.actions(),
            Map.of("11", 7),
            Optional.empty());
    assertThat(GameImport.of(conformance.title(recording), recording).notes())
        .singleElement()
        .asString()
        .startsWith("player 11 ends with ")
        .endsWith(", but with 7 in the recording");
  }

  private static Recording withoutTrace(Recording told) {
    return new Recording(
        told.name(),
        told.title(),
        told.players(),
        told.options(),
        told.seed(),
        told.actions(),
        told.result(),
        Optional.empty());
  }

  /** The first actions of a recorded game, without its states. */
  private static Recording beginning(String name, int actions) throws IOException {
    Recording whole = RecordingFiles.read(SharedFolder.find("peer-games/" + name + ".game.json"));
    return new Recording(
        whole.name(),
        whole.title(),
        whole.players(),
        whole.options(),
        whole.seed(),
        whole.actions().subList(0, actions),
        Map.of(),
        Optional.empty());
  }
}
