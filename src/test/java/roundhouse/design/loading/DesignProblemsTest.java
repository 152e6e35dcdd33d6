package roundhouse.design.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.design.problem.Problem;

/** Mistakes in a design are reported with their place and what would be right. */
class DesignProblemsTest extends IsleTest {
  @Test
  void anOptionIsCheckedEvenWhenOff() throws IOException {
    append(
        "isle",
        "options.yaml",
        "bad:\n  says: Bad.\n  trains: { 7: { price: 5, count: 5 }, remove: [8] }\n  trians: {}\n");
    assertThat(problems("isle"))
        .containsExactly(
            "options.yaml:23:16: error: 'runs' is missing (with the option 'bad'): How far it runs:"
                + " 4, 3+1, 3/5 for three of five on its way, or { cities: 3 }.",
            "options.yaml:23:49: error: there is no '8' to remove in trains (with the option"
                + " 'bad'): there are 2, 3+1, 4",
            "options.yaml:24:3: error: unknown key 'trians': did you mean 'trains'?");
  }

  @Test
  void aPartIsGivenInOnePlaceOnly() throws IOException {
    append("isle", "title.yaml", "trains: {}\n");
    assertThat(problems("isle"))
        .contains(
            "title.yaml:14:1: error: 'trains' is given here and in trains.yaml: remove one of"
                + " them");
  }

  @Test
  void anUnreadablePartHidesNoOtherProblem() throws IOException {
    append("isle", "trains.yaml", "\"9\": {\n");
    replace("isle", "privates.yaml", "price", "prize");
    assertThat(problems("isle"))
        .containsExactly(
            "privates.yaml:1:8: error: 'price' is missing: Face value.",
            "privates.yaml:1:23: error: unknown key 'prize': did you mean 'price'?",
            "trains.yaml:5:1: error: a '{' or '[' is not closed at the end of the file: write {"
                + " key: value } and [one, two]");
  }

  @Test
  void aMisspelledNameThatLacksAllIsToldWithTheNearest() throws IOException {
    Files.writeString(
        file("isle-express", "title.yaml"),
        "extends: ../isle\ntitle: Isle Express\noptions: { hils: { bank: 3000 } }\n");
    assertThat(problems("isle-express"))
        .singleElement()
        .asString()
        .contains("'says' is missing: ")
        .endsWith(" Or did you mean 'hills' by 'hils'?");
  }

  @Test
  void anUnknownFileIsAWarning() throws IOException {
    Files.writeString(file("isle", "trians.yaml"), "");
    LoadResult result = DesignLoader.load(folder.resolve("isle"), LIBRARY, Set.of());
    assertThat(result.design()).isPresent();
    assertThat(problems("isle"))
        .containsExactly(
            "trians.yaml:1:1: warning: no part of a design has this file name, so the file is"
                + " ignored: did you mean 'trains.yaml'?");
  }

  @Test
  void referencesMustExist() throws IOException {
    replace("isle", "companies.yaml", "home: D4", "home: D5");
    replace("isle", "title.yaml", "stock operating", "stok operating");
    replace("isle", "trains.yaml", "rusts-on: \"4\"", "rusts-on: \"3+2\"");
    assertThat(problems("isle"))
        .containsExactly(
            "companies.yaml:1:52: error: there is no 'D5' in map.hexes: did you mean 'D4'?",
            "title.yaml:8:7: error: there is no 'stok' in rounds: did you mean 'stock'?",
            "trains.yaml:1:50: error: there is no '3+2' in trains: did you mean '3+1'?");
  }

  @Test
  void certificatesAreMultiplesOfTheSmallest() throws IOException {
    replace("isle", "title.yaml", "20 10 10 10 10 10 10 10 10", "60 15 15 10");
    assertThat(problems("isle"))
        .containsExactly(
            "title.yaml:11:20: warning: not every certificate is a multiple of the smallest, 10"
                + " percent: prices count whole shares of 10 percent, and a remainder costs"
                + " nothing");
    replace("isle", "title.yaml", "60 15 15 10", "20 20 20 20 10 10");
    assertThat(problems("isle")).isEmpty();
  }

  @Test
  void valuesMustFitTogether() throws IOException {
    replace("isle", "title.yaml", "players: 2-4", "players: 2-5");
    replace("isle", "title.yaml", "20 10 10", "20 20 10");
    replace(
        "isle",
        "title.yaml",
        "57 -> 14 never",
        "57 -> 1444 never, 57 -> 14 perhaps, 57 -> 14 also on D40");
    replace("isle", "title.yaml", "bank-broken: this set", "bank-broken: this sett");
    assertThat(problems("isle"))
        .containsExactly(
            "title.yaml:9:22: error: 'this sett' is not valid here: did you mean 'this-set'?");
    replace("isle", "title.yaml", "this sett", "this set");
    assertThat(problems("isle"))
        .containsExactly(
            "title.yaml:6:16: error: no value for 5 players: add '5: …', or change 'players'",
            "title.yaml:7:20: error: no value for 5 players: add '5: …', or change 'players'",
            "title.yaml:11:20: error: the certificates add up to 110 percent: each must be more"
                + " than 0, and the total must be 100",
            "title.yaml:12:12: error: there is no tile '1444': there are 7, 8, 57, X1, printed",
            "title.yaml:12:30: error: 'perhaps' is neither 'also' nor 'never'; write it as '57 ->"
                + " 630 also', '12 -> 206 never' or '14 -> 170 also on J3 J5'",
            "title.yaml:12:48: error: there is no 'D40' in map.hexes: did you mean 'D4'?");
  }

  @Test
  void aKeyThatHasNoEffectBesideTheOthersIsAWarning() throws IOException {
    replace("isle", "title.yaml", "bank: 5000", "bank: { cash: 5000, credits: 500 }");
    replace("isle", "map.yaml", "color: gray,", "color: gray, cost: 40, group: west,");
    replace("isle", "trains.yaml", "count: 5, ", "count: 5, trade-in-from: 1, ");
    assertThat(problems("isle"))
        .containsExactly(
            "map.yaml:8:28: warning: 'cost' has no effect: only the first tile on a white hex pays"
                + " it, and this hex is printed in colour: write the cost of its first upgrade in"
                + " 'print': upgrade=cost:40; if the map only shows it, name its 'terrain'",
            "map.yaml:8:39: warning: 'group' has no effect: only an off-board area has it: add"
                + " 'offboard', or remove it",
            "title.yaml:5:30: warning: 'credits' has no effect: credits at the start count only"
                + " where they form one sum with the cash: write 'company-money: one-sum', or"
                + " remove it",
            "trains.yaml:1:55: warning: 'trade-in-from' has no effect: no train is traded in for a"
                + " 2-train: add 'trade-in', or remove it");
  }

  @Test
  void noCompanyStartsWhereItClosesAtOnce() throws IOException {
    replace("isle", "market.yaml", "y: yellow,", "y: yellow, c: closes,");
    replace("isle", "market.yaml", "53y", "53c");
    assertThat(problems("isle")).isEmpty();
    replace("isle", "market.yaml", "70p", "70pc");
    assertThat(problems("isle"))
        .containsExactly(
            "market.yaml:1:9: error: a company may start at 70, where it closes at once: take the"
                + " letter for 'par' or the one for closing from this price");
  }

  @Test
  void noCompanyStartsAtAPriceOfNothing() throws IOException {
    replace("isle", "market.yaml", "53y", "0y");
    assertThat(problems("isle")).isEmpty();
    replace("isle", "market.yaml", "70p", "0p");
    assertThat(problems("isle"))
        .containsExactly(
            "market.yaml:1:9: error: a company may start at a price of 0: take the letter for"
                + " starting from this price");
  }

  @Test
  void startingWithoutMoneyIsAWarning() throws IOException {
    replace("isle", "title.yaml", "3: 350, 4: 270", "3: 0, 4: 1");
    assertThat(problems("isle"))
        .containsExactly(
            "title.yaml:6:29: warning: with this cash no player can buy anything: write what each"
                + " player starts with");
  }

  @Test
  void auctionedLotsMustExist() throws IOException {
    replace("isle", "rounds.yaml", "lots: ferry", "lots: ferry CNR fery");
    assertThat(problems("isle"))
        .containsExactly(
            "rounds.yaml:1:70: error: there is no private or company 'fery': did you mean"
                + " 'ferry'?");
  }

  @Test
  void tilesAndHexesMustBeDrawable() throws IOException {
    replace("isle", "tiles.yaml", "57: 2", "5777: 2");
    replace("isle", "tiles.yaml", "slots:2", "slotz:2");
    replace("isle", "map.yaml", "  C3: {", "  C4: {}\n  Q: {}\n  C3: {");
    replace("isle", "map.yaml", "A7: { color: gray,", "A7: { color: gray, city: 1,");
    replace("isle", "map.yaml", "A3-A5", "A3-C5");
    replace("isle", "map.yaml", "B4-C5", "B4-C55");
    assertThat(problems("isle"))
        .anyMatch(
            line ->
                line.startsWith(
                    "tiles.yaml:3:7: error: the tile library has no tile '5777': similar are"));
    assertThat(problems("isle"))
        .anyMatch(line -> line.startsWith("tiles.yaml:4:48: error: ") && line.contains("slot"));
    assertThat(problems("isle").subList(0, 5))
        .containsExactly(
            "map.yaml:5:7: error: hex C4 would lie between other hexes: its neighbours would be C3"
                + " and C5",
            "map.yaml:6:6: error: 'Q' is not a hex name: write a capital letter and a number: A5",
            "map.yaml:10:38: error: this hex has stops here and in 'city', 'towns' or 'offboard':"
                + " give them in one place only",
            "map.yaml:13:10: error: A3 and C5 are not adjacent: a border lies between neighbours",
            "map.yaml:14:11: error: there is no 'C55' in map.hexes: did you mean 'C5'?");
  }

  @Test
  void aMissingLibraryIsAProblem() {
    LoadResult result = DesignLoader.load(folder.resolve("isle"), folder.resolve("none"), Set.of());
    assertThat(result.problems())
        .filteredOn(problem -> problem.message().contains("this folder of tiles cannot be read"))
        .singleElement()
        .extracting(Problem::fix)
        .asString()
        .contains("copy that of Roundhouse");
  }

  @Test
  void whatComesWithAPrivateIsOneCompany() throws IOException {
    append(
        "isle",
        "privates.yaml",
        "both: { name: Both, price: 10, income: 1, comes-with: { company: CNR, drawn-from: CNR IWR"
            + " } }\n"
            + "drawn: { name: Drawn, price: 10, income: 1, comes-with: { drawn-from: CNR IWR,"
            + " shares: 60 20 } }\n"
            + "named: { name: Named, price: 10, income: 1, comes-with: { company: CNR, shares: 60"
            + " 40 } }\n");
    assertThat(problems("isle"))
        .containsExactly(
            "privates.yaml:2:55: error: what comes with it is not one company: write 'company: …',"
                + " or 'drawn-from: …' with those that may be drawn",
            "privates.yaml:3:88: error: the certificates add up to 80 percent: each must be more"
                + " than 0, and the total must be 100");
  }

  @Test
  void aStepIsForThoseWhoHaveTurnsInItsRound() throws IOException {
    append("isle", "rounds.yaml", "sale: { turns: by-price, steps: [company-auction] }\n");

    assertThat(problems("isle"))
        .anySatisfy(
            line ->
                assertThat(line)
                    .startsWith("rounds.yaml:")
                    .contains(
                        "this step is for a player, but in the round 'sale' companies have turns:"
                            + " move it to a round with turns: players"));
  }

  @Test
  void whereTheStateTakesOverThereIsAStateRailway() throws IOException {
    append("isle", "rounds.yaml", "taken: { turns: by-price, steps: [take-over-trainless] }\n");

    assertThat(problems("isle"))
        .anySatisfy(
            line ->
                assertThat(line)
                    .startsWith("rounds.yaml:")
                    .contains("there is no state railway to take companies over"));
  }

  @Test
  void aShareThatComesWithAPrivateIsOfACompany() throws IOException {
    append(
        "isle", "privates.yaml", "mail: { name: Mail, price: 20, income: 5, comes-with: CMR }\n");

    assertThat(problems("isle"))
        .anySatisfy(line -> assertThat(line).contains("there is no 'CMR' in companies"));
  }
}
