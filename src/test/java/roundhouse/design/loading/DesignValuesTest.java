package roundhouse.design.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * Values of a design that do not fit together are reported with their place and what would be
 * right.
 */
class DesignValuesTest extends IsleTest {
  @Test
  void certificatesAreMultiplesOfTheSmallest() throws IOException {
    replace("isle", "title.yaml", "20 10 10 10 10 10 10 10 10", "60 15 15 10");
    assertThat(problems("isle"))
        .containsExactly(
            "title.yaml:11:20: warning: not every certificate is a multiple of the smallest, 10"
                + " percent: the price is for 10 percent, and others cost as much in proportion:"
                + " write 'share: 10' if that is meant");
    replace("isle", "title.yaml", "60 15 15 10", "20 20 20 10 10 10 10");
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
            "title.yaml:12:30: error: '57 -> 14 perhaps' says neither 'also' nor 'never'; write it"
                + " as '57 -> 630 also', '12 -> 206 never' or '14 15 -> 170 also on J3 J5'",
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
                + " if they form one sum with the cash: write 'company-money: one-sum', or"
                + " remove it",
            "trains.yaml:1:55: warning: 'trade-in-from' has no effect: no train is traded in for a"
                + " 2-train: add 'trade-in', or remove it");
  }

  @Test
  void aValueForATrainThatIsNotThereIsAWarning() throws IOException {
    replace("isle", "trains.yaml", "count: 5, ", "count: 5, trade-in: { 2: 30, 22: 30 }, ");
    assertThat(problems("isle"))
        .containsExactly(
            "trains.yaml:1:63: warning: '22' has no effect: there is no such train: did you mean"
                + " '2'?");
  }

  @Test
  void noCompanyStartsWhereItClosesAtOnce() throws IOException {
    replace("isle", "market.yaml", "y: yellow,", "y: yellow, c: closes,");
    replace("isle", "market.yaml", "53y", "53c");
    assertThat(problems("isle")).isEmpty();
    replace("isle", "market.yaml", "70p", "70pc");
    assertThat(problems("isle"))
        .containsExactly(
            "market.yaml:1:9: error: a company may start at 70, where it closes at once: remove"
                + " the letter for 'par' or the one for closing from this price");
  }

  @Test
  void noCompanyStartsAtAPriceOfNothing() throws IOException {
    replace("isle", "market.yaml", "53y", "0y");
    assertThat(problems("isle")).isEmpty();
    replace("isle", "market.yaml", "70p", "0p");
    assertThat(problems("isle"))
        .containsExactly(
            "market.yaml:1:9: error: a company may start at a price of 0: remove the letter for"
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
  void whatComesWithAPrivateIsOneCompany() throws IOException {
    append(
        "isle",
        "privates.yaml",
        "both: { name: Both, price: 10, income: 1, comes-with: { company: CNR, drawn-from: CNR IWR"
            + " } }\n"
            + "drawn: { name: Drawn, price: 10, income: 1, comes-with: { drawn-from: CNR IWR,"
            + " shares: 60 20 } }\n"
            + "named: { name: Named, price: 10, income: 1, comes-with: { company: CNR, shares: 60"
            + " 20 20 } }\n");
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
  void aShareThatComesWithAPrivateIsOfACompany() throws IOException {
    append(
        "isle", "privates.yaml", "mail: { name: Mail, price: 20, income: 5, comes-with: CMR }\n");

    assertThat(problems("isle"))
        .anySatisfy(line -> assertThat(line).contains("there is no 'CMR' in companies"));
  }

  @Test
  void rulesOfRunsNameWhatThereIsAndSaySomething() throws IOException {
    replace(
        "isle",
        "title.yaml",
        "bank: 5000",
        """
        bank: 5000
        routes:
          rules:
            - { calls: [port, 2 D44], adds: 20 }
            - { of: 9, ends: others, allowed: no }
            - { calls: ports }
            - { ends: [cities, cities], adds: 20, most: 40, says: from city to city }
            - { calls: ports, needs: 2 others, adds: 20 }
            - { of: "2", allowed: no }
            - { calls: 0 ports }\
        """);
    replace("isle", "map.yaml", "layout: flat", "layout: flat\ngroups: { ports: D4 D99, own: D4 }");
    assertThat(problems("isle"))
        .containsExactly(
            "title.yaml:14:16: error: '0 ports' is not valid here: a rule counts from 1 to 99"
                + " stops, not 0");
    replace("isle", "title.yaml", "0 ports", "2 ports");
    assertThat(problems("isle"))
        .containsExactly(
            "map.yaml:2:18: error: there is no hex 'D99' in map.hexes: there are A3, A5, B2, B4,"
                + " C7, B6, C5, C3, D4, E5, A7, F4",
            "map.yaml:2:31: error: 'own' means something in every title: give the group another"
                + " name",
            "title.yaml:8:17: error: 'port' is neither a group of the map nor a hex: did you mean"
                + " 'ports'?",
            "title.yaml:8:23: error: 'D44' is neither a group of the map nor a hex: did you mean"
                + " 'D4'?",
            "title.yaml:9:13: error: there is no train, company or kind '9': there are 2, 3+1, 4,"
                + " CNR, IWR, usual",
            "title.yaml:9:22: error: 'others' are the stops that the rule does not name before"
                + " 'needs': write it under 'needs' or 'for-each'",
            "title.yaml:10:7: error: the rule says nothing of its runs: add 'adds: 20', 'needs' or"
                + " 'allowed: no'",
            "title.yaml:11:15: error: 'cities' stands there twice, which is the same as once:"
                + " write '2 cities' for two of them",
            "title.yaml:11:49: warning: 'most' has no effect: the amount is added once: add"
                + " 'for-each: own', or remove it",
            "title.yaml:11:59: warning: 'says' has no effect: no run is refused by it: remove it",
            "title.yaml:12:7: error: a rule says what runs earn or what they need, not both: write"
                + " two lines, one with 'adds'",
            "title.yaml:13:27: warning: the rule forbids all runs of 2: say which with 'calls',"
                + " 'passes', 'ends', 'through' or 'crosses'",
            "title.yaml:14:7: error: the rule says nothing of its runs: add 'adds: 20', 'needs' or"
                + " 'allowed: no'");
  }
}
