package roundhouse.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.testkit.Repository;

/** Positions say which city, which space of the market and which operating round is meant. */
class StatedPlacesTest {
  @TempDir Path folder;

  @Test
  void aMarkerIsInTheCityThatIsNamed() throws IOException {
    assertThat(
            failures(
                "1861",
                """
                says: The marker of another company takes the third cities of Kiev and Moscow.
                given:
                  companies:
                    KB: { standing: operated, par: 100, shares: { A: 100 } }
                    MK: { standing: operated, par: 100, shares: { B: 20 }, markers: D14/2 H8/2 }
                  turn: { of: KB }
                steps:
                  - then: { companies: { KB: { markers: D14/1 }, MK: { markers: D14/2 H8/2 } } }
                  - then: { companies: { MK: { markers: D14 H8 } } }
                  - then: { companies: { MK: { markers: D14 H8/0 } } }
                """))
        .containsExactly("the markers of MK are D14 H8/2, not D14 H8/0");
  }

  @Test
  void theHomeMarkerIsInAnotherCityOfItsHex() throws IOException {
    assertThat(
            failures(
                "1861",
                """
                says: The home marker of KB has been moved to the first city of Kiev.
                given:
                  companies: { KB: { standing: operated, par: 100, shares: { B: 100 }, home: D14/0 } }
                  turn: { of: KB }
                steps:
                  - then: { companies: { KB: { home: D14, markers: D14/0 } } }
                  - then: { companies: { KB: { home: D14/1 } } }
                """))
        .containsExactly("the home marker of KB is in D14/0, not D14/1");
  }

  @Test
  void aCompanyHasNoHomeMarkerYet() throws IOException {
    assertThat(
            failures(
                "1830",
                """
                says: A company that has floated gets its home marker when it operates.
                given:
                  companies: { PRR: { standing: floated, par: 100, shares: { A: 60 }, home: none } }
                  turn: { of: A }
                steps:
                  - then: { companies: { PRR: { home: none, markers: "" } } }
                  - then: { companies: { PRR: { home: H12 } } }
                """))
        .containsExactly("the home marker of PRR is in no hex, not H12");
  }

  @Test
  void aCityThatIsNotThereIsTold() throws IOException {
    String position =
        """
        says: There is no such city.
        given:
          companies: { KB: { standing: operated, par: 100, shares: { B: 100 }, markers: %s } }
          turn: { of: KB }
        steps: []
        """;
    assertThat(failures("1861", position.formatted("H8/3")))
        .containsExactly("H8 has no city 3: its 3 cities are numbered from 0");
    assertThat(failures("1861", position.formatted("H8/x")))
        .containsExactly(
            "'H8/x' is not a place of a marker: write its hex, and the number of its city from 0 if"
                + " the hex has several, like D14/1");
  }

  @Test
  void oneOfSeveralSpacesOfAPriceIsNamed() throws IOException {
    assertThat(
            failures(
                "1870",
                """
                says: The price of 90 has a space in each of the upper rows.
                given:
                  companies: { IC: { standing: operated, par: 90, space: 0/5, shares: { A: 60 } } }
                  turn: { of: IC, step: run-trains }
                steps:
                  - then: { companies: { IC: { price: 82, space: 0/4 } } }
                  - then: { companies: { IC: { space: 1/5 } } }
                """))
        .containsExactly("the token of IC is in space 0/4, not 1/5");
  }

  @Test
  void aSpaceWithAnotherPriceIsTold() throws IOException {
    assertThat(
            failures(
                "1870",
                """
                says: The space 0/5 has another price.
                given:
                  companies: { IC: { standing: operated, par: 90, price: 100, space: 0/5 } }
                  turn: { of: IC }
                steps: []
                """))
        .containsExactly("the space 0/5 of IC has the price 90, not 100");
  }

  @Test
  void aSpaceThatTheMarketLacksIsTold() throws IOException {
    String position =
        """
        says: There is no such space.
        given:
          companies: { IC: { standing: operated, par: 90, space: %s, shares: { A: 60 } } }
          turn: { of: IC }
        steps: []
        """;
    assertThat(failures("1870", position.formatted("10/9")))
        .containsExactly("the market has no space 10/9");
    assertThat(failures("1870", position.formatted("top")))
        .singleElement()
        .asString()
        .startsWith("'top' is not a space of the market");
  }

  @Test
  void theLastOperatingRoundOfASetIsFollowedByAStockRound() throws IOException {
    String position =
        """
        says: The set has three operating rounds.
        given:
          phase: 5
          operating-round: %s
          companies: { IC: { standing: operated, par: 90, shares: { A: 60 } } }
          turn: { of: IC, step: run-trains }
        steps: [then: { %s }]
        """;
    assertThat(
            failures("1870", position.formatted("3", "turn: { round: stock, step: stock-turn }")))
        .isEmpty();
    assertThat(failures("1870", position.formatted("2", "operating-round: 3, operating-rounds: 3")))
        .isEmpty();
    assertThat(failures("1870", position.formatted("4", "phase: 5")))
        .containsExactly(
            "the set has 3 operating rounds, so this cannot be number 4: give 'operating-rounds'");
  }

  @Test
  void aBankruptCompanyHasNoPriceAndItsMarkersAreTurnedOver() throws IOException {
    assertThat(
            failures(
                "1860",
                """
                says: A bankrupt company waits for a new president with its money, trains and markers.
                given:
                  set: 3
                  phase: 3
                  companies: { IOW: { standing: bankrupt, cash: 50, trains: 2+1 } }
                  turn: { of: A }
                steps:
                  - then: { companies: { IOW: { standing: bankrupt, cash: 50, trains: 2+1, par: 0, shares: { ipo: 100 } } } }
                  - then: { companies: { IOW: { standing: operated } } }
                  - then: { companies: { IOW: { standing: floated } } }
                """))
        .containsExactly("IOW is bankrupt, not floated");
  }

  @Test
  void whatCannotBeGivenIsToldWhereItIsGiven() throws IOException {
    assertThat(place("par: 100", "par: 101")).isEqualTo("4:10");
    assertThat(place("{ A: 60 }", "{ A: 65 }")).isEqualTo("4:10");
    assertThat(place("step: lay-track", "step: lay-trakc")).isEqualTo("5:9");
  }

  private String place(String right, String wrong) throws IOException {
    String text =
        """
        says: PRR lays track.
        given:
          companies:
            PRR: { standing: operated, par: 100, shares: { A: 60 } }
          turn: { of: PRR, step: lay-track }
        steps: []
        """;
    assertThat(failures("1830", text)).isEmpty();
    Path file = Files.writeString(folder.resolve("two.yaml"), text.replace(right, wrong));
    var title = Repository.titles().load("1830", Set.of()).title().orElseThrow();
    var place = DesignTestRunner.check(title, TestFile.read(file)).getFirst().place();
    return place.line() + ":" + place.column();
  }

  private List<String> failures(String design, String text) throws IOException {
    Path file = Files.writeString(folder.resolve("one.yaml"), text);
    var title = Repository.titles().load(design, Set.of()).title().orElseThrow();
    return DesignTestRunner.check(title, TestFile.read(file)).stream()
        .map(TestFailure::says)
        .toList();
  }
}
