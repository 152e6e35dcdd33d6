package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.titles.Track1861.lay;
import static roundhouse.titles.Track1861.odessa;
import static roundhouse.titles.Track1861.setting;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1861: what track costs. */
class TrackCosts1861Test {
  @ParameterizedTest
  @CsvSource({"C19, 20", "D18, 0"})
  void difficultTerrainIsPaid(String hex, int cost) {
    Position laid =
        odessa("2")
            .operating("OK", "lay-track")
            .play(lay("OK", hex, "9", hex.equals("C19") ? 2 : 0));
    assertThat(laid.cash("OK")).isEqualTo(500 - cost);
  }

  @Test
  void theVolgaAtSimbirskCosts80() {
    Position laid =
        setting("3")
            .tile("N10", "201", 2)
            .company("SV", it -> it.held("A", 100).operated(80).cash(100))
            .operating("SV", "lay-track")
            .play(lay("SV", "M9", "4", 2));
    assertThat(laid.cash("SV")).isEqualTo(20);
  }

  @Test
  void upgradesInDifficultTerrainAreFree() {
    Position upgraded =
        odessa("3")
            .tile("C19", "9", 2)
            .operating("OK", "lay-track")
            .play(lay("OK", "C19", "23", 5));
    assertThat(upgraded.cash("OK")).isEqualTo(500);
  }

  @Test
  void exceptThatKievFromGreenToBrownCosts40() {
    Setting setting = setting("3").company("KB", it -> it.held("A", 100).operated(80).cash(100));
    Position green = setting.operating("KB", "lay-track").play(lay("KB", "D14", "635", 0));
    assertThat(green.cash("KB")).isEqualTo(100);
    Position brown =
        setting
            .phase("5")
            .tile("D14", "635", 0)
            .operating("KB", "lay-track")
            .play(lay("KB", "D14", "636", 0));
    assertThat(brown.cash("KB")).isEqualTo(60);
  }

  @Test
  void nizhniiNovgorodIsUpgradedForNothingButFor20WhereGamesWereRecorded() {
    for (String[] options : new String[][] {{}, {"as-recorded"}}) {
      Position upgraded =
          setting("4", options)
              .company("NW", it -> it.held("A", 40).operated(100).marker("K7").cash(100))
              .operating("NW", "lay-track")
              .play(lay("NW", "K7", "207", 5));
      assertThat(upgraded.cash("NW")).isEqualTo(options.length == 0 ? 100 : 80);
    }
  }
}
