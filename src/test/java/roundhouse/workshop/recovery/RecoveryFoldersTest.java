package roundhouse.workshop.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;

/** Two apps on one project at once, and what is found of those that ended. */
class RecoveryFoldersTest {
  @TempDir Path root;
  private Path map;
  private Path trains;
  private RecoveryFolders places;

  @BeforeEach
  void name() {
    map = root.resolve("map.yaml");
    trains = root.resolve("trains.yaml");
    places = RecoveryFolders.of(root.resolve("state"), root.resolve("project"));
  }

  private static GameLog game(String player) {
    return new GameLog(
        "small", "abc", List.of(player, "Ben"), List.of(), 1, List.of(new Action.Pass(player)));
  }

  private Recovery start() throws Exception {
    Recovery mine = places.acquire();
    places.takeOverLeft(mine);
    return mine;
  }

  @Test
  void twoAtOnceDoNotWriteOverEachOther() throws Exception {
    try (Recovery one = start();
        Recovery other = start()) {
      one.keep(map, "", "mine");
      one.keep(game("Ann"));
      other.keep(map, "", "theirs");
      other.keep(game("Cleo"));

      assertThat(one.texts()).extracting(Recovery.Unsaved::text).containsExactly("mine");
      assertThat(one.game()).contains(game("Ann"));
      assertThat(other.texts()).extracting(Recovery.Unsaved::text).containsExactly("theirs");
      assertThat(other.game()).contains(game("Cleo"));
    }
  }

  @Test
  void whatAnotherIsStillEditingIsNotRecovered() throws Exception {
    try (Recovery one = start()) {
      one.keep(map, "", "still being typed");
      try (Recovery other = start()) {
        assertThat(other.texts()).isEmpty();
      }
      assertThat(one.texts()).hasSize(1);
    }
  }

  @Test
  void whatTwoCrashesLeftIsFoundByOneStart() throws Exception {
    try (Recovery one = start();
        Recovery other = start()) {
      one.keep(map, "", "typed in one");
      other.keep(trains, "", "typed in the other");
      other.keep(game("Cleo"));
    }
    try (Recovery after = start()) {
      assertThat(after.texts())
          .extracting(Recovery.Unsaved::text)
          .containsExactlyInAnyOrder("typed in one", "typed in the other");
      assertThat(after.game()).contains(game("Cleo"));
    }
  }

  @Test
  void twoTextsOfOneFileAreFoundOneAfterTheOther() throws Exception {
    try (Recovery one = start();
        Recovery other = start()) {
      one.keep(map, "", "typed in one");
      other.keep(map, "", "typed in the other");
    }
    try (Recovery after = start()) {
      assertThat(after.texts()).extracting(Recovery.Unsaved::text).containsExactly("typed in one");
      after.discard(map);
    }
    try (Recovery later = start()) {
      assertThat(later.texts())
          .extracting(Recovery.Unsaved::text)
          .containsExactly("typed in the other");
    }
  }

  @Test
  void ofTwoGamesThatCrashesLeftOneGoesOnAndOneIsOffered() throws Exception {
    try (Recovery one = start();
        Recovery other = start()) {
      one.keep(game("Ann"));
      other.keep(game("Cleo"));
    }
    try (Recovery after = start()) {
      assertThat(after.game()).contains(game("Ann"));
      assertThat(after.leftGame()).contains(game("Cleo"));
    }
  }

  @Test
  void anotherProjectFindsNothingAndTakesNothing() throws Exception {
    try (Recovery one = start()) {
      one.keep(map, "", "typed");
    }
    var others =
        RecoveryFolders.of(root.resolve("state"), root.resolve("elsewhere").resolve("project"));
    try (Recovery there = others.acquire()) {
      others.takeOverLeft(there);
      assertThat(there.texts()).isEmpty();
    }
    try (Recovery again = start()) {
      assertThat(again.texts()).hasSize(1);
    }
  }

  @Test
  void whereNothingCanBeWrittenOneDoesWithout() throws Exception {
    Files.writeString(root.resolve("state"), "a file where the folder should be");

    try (Recovery mine = places.acquire()) {
      assertThat(mine.texts()).isEmpty();
      assertThat(mine.game()).isEmpty();
    }
  }
}
