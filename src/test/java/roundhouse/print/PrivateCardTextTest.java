package roundhouse.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.design.spec.Design;
import roundhouse.print.Cards.PrivateCards;
import roundhouse.testkit.TestTitle;

/** What the card of a private company says that it does. */
class PrivateCardTextTest {
  @Test
  void whatComesWithItAndWhenItCloses() {
    assertThat(of("18Chesapeake", "CV"))
        .containsExactly(
            "Comes with the president's certificate of a company that is drawn at the start.",
            "Nobody may buy it from its owner.",
            "Closes when that company buys a train.");
    assertThat(of("1882", "SC"))
        .containsExactly(
            "Its owner may give it up to pay for a share of SC, which cannot start in any other"
                + " way.",
            "Nobody builds in H4 while a player owns it.",
            "Closes in phase 6.");
  }

  @Test
  void whatItBuildsAndWhere() {
    assertThat(of("18Chesapeake", "C-P"))
        .containsExactly(
            "Nobody builds in H2 and I3 while a player owns it.",
            "Its company may lay a tile in each of H2 and I3.");
    assertThat(of("18Chesapeake", "C&OC"))
        .endsWith("Its company may lay a tile in Berlin (D2), and place a free marker there.");
    assertThat(of("1846", "LM"))
        .containsExactly(
            "Its company may lay the tiles that join Cincinnati (H12) and Dayton (G13), for $20"
                + " less.");
    assertThat(of("1889", "ER"))
        .endsWith("The player who sells it to a company may lay a tile in Ohzu (C4).");
  }

  @Test
  void whatItMovesAndEarns() {
    assertThat(of("1882", "NWR").getFirst())
        .startsWith("Its company may move a station marker to ")
        .endsWith(" and lay a tile there.");
    assertThat(of("1882", "TB"))
        .contains("The bank pays its owner $10 for each border that a company pays to cross.");
    assertThat(of("1846", "TBC")).containsExactly("Its company pays $20 less for mountain.");
    assertThat(of("1846", "MPC").getFirst())
        .endsWith(" adds $30 to its company's calls there, until phase IV.");
    assertThat(of("1846", "C&WI"))
        .containsExactly(
            "Its company may place an additional marker in Chicago (D6), free of charge.");
  }

  @Test
  void whatOnlyScriptsDoIsSaidByTheDesign() {
    assertThat(of("1846", "MAIL"))
        .containsExactly(
            "It pays its company $10 for each city on the way of one of its trains.",
            "A company keeps it when the others close.");
  }

  @Test
  void ofManyPlacesOnlyTheHexesAreNamed() {
    assertThat(of("1870", "MRBC"))
        .contains(
            "Its company may lay a tile in one of St. Louis (C18) and Memphis (H17), free of"
                + " charge.")
        .anyMatch(line -> line.contains("terrain in A16, B17, C18, D17, E18, "));
  }

  @Test
  void aLongTextIsSetSmallerSoThatItStaysOnTheCard() {
    assertThat(PrivateCards.smallPrint(List.of("Short."), 10)).isEqualTo(2.4);
    assertThat(PrivateCards.smallPrint(of("18Chesapeake", "C-P"), 9)).isBetween(1.8, 2.3);
  }

  @ParameterizedTest
  @MethodSource("roundhouse.testkit.Repository#designNames")
  void everyTextStaysOnItsCard(String title) {
    TestTitle.of(title)
        .design()
        .privates()
        .forEach(
            (id, spec) -> {
              List<String> lines = of(title, id);
              double room = PrivateCards.room(spec.name());
              double size = PrivateCards.smallPrint(lines, room);
              assertThat(PrivateCards.height(lines, size)).as(id).isLessThanOrEqualTo(room);
            });
  }

  private static List<String> of(String title, String id) {
    Design design = TestTitle.of(title).design();
    return PrivateCardText.of(design, design.privates().get(id));
  }
}
