package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.position.DesignTestRunner;
import roundhouse.testkit.Tiny;

/** Other hexes, whose right a tile is laid by, and sold and new trains, as scripts see them. */
class WhatScriptsSeeTest {
  private static final String BESIDE_A_NINE =
      """
      export const mayLayTile = ({ state, standard }, { hex, privateCompany }) =>
        privateCompany === "" && state.hexes[hex.neighbors["3"]]?.tile.number === "9"
          ? `${hex.id} lies beside a 9` : standard();
      """;

  @TempDir Path folder;

  @BeforeEach
  void addAPrivateThatLaysTrack() throws IOException {
    Tiny.copyInto(folder.resolve("designs"), "more/tests");
    Files.writeString(
        folder.resolve("designs/more/title.yaml"),
        """
        extends: ../tiny
        title: More
        privates: { spur: { name: Spur, price: 30, income: 5, track: { hexes: B6, tiles: 9, when: own-turn, free: yes } } }
        rounds: { operating: { steps: { private-track-laying: { before: lay-track } } } }
        """);
  }

  @ParameterizedTest
  @CsvSource({"9, denies", "8, offers"})
  void theTileOfAnotherHex(String beside, String verdict) throws IOException {
    holds(
        BESIDE_A_NINE,
        """
        says: A tile beside a 9 is refused, beside another it is not.
        given:
          companies: { BLU: { standing: operated, par: 100, shares: { A: 60 }, cash: 90 } }
          tiles: { B8: 5/2, B4: %s }
          turn: { of: BLU, step: lay-track }
        steps:
          - %s: [lay-tile: { by: BLU, hex: B6, tile: 9, rotation: 0 }]
        """
            .formatted(beside, verdict));
  }

  @Test
  void whetherALayIsThatOfAPrivate() throws IOException {
    holds(
        BESIDE_A_NINE,
        """
        says: The private lays there.
        given:
          companies: { BLU: { standing: operated, par: 100, shares: { A: 60 }, cash: 90 } }
          privates: { spur: BLU }
          tiles: { B8: 5/2, B4: 9 }
          turn: { of: BLU, step: lay-track }
        steps:
          - when: { lay-private-tile: { id: spur, hex: B6, tile: 9, rotation: 0 } }
            then: { tiles: { B6: 9 } }
        """);
  }

  @Test
  void trainsThatWereGivenBackApartFromNewOnes() throws IOException {
    holds(
        """
        const types = (trains) => [...new Set(trains.map((train) => train.type))].join(" ");
        export const mayBuyTrain = ({ state }, { train }) =>
          (types(state.trainPool) === train.type && types(state.newTrains) === "3 4") || "not this one";
        """,
        """
        says: The pool has a 2-train.
        given:
          phase: 2
          train-pool: 2
          companies: { BLU: { standing: operated, par: 100, shares: { A: 60 }, cash: 300 } }
          turn: { of: BLU, step: buy-trains }
        steps:
          - offers: [buy-train: { train: 2, from: pool, price: 100 }]
            denies: [buy-train: { train: 3, from: bank, price: 200 }]
        """);
  }

  private void holds(String script, String position) throws IOException {
    new Tiny(folder.resolve("scripts")).script("more/rules.js", script);
    Files.writeString(folder.resolve("designs/more/tests/seen.yaml"), position);
    var loader = new TitleLoader(folder.resolve("designs"), folder.resolve("scripts"), Tiny.TILES);
    assertThat(DesignTestRunner.run(loader, "more"))
        .singleElement()
        .satisfies(outcome -> assertThat(outcome.failures()).isEmpty());
  }
}
