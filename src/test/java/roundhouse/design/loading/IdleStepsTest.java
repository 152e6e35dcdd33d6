package roundhouse.design.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Steps, keys and reservations that never come to act are told with their place. */
class IdleStepsTest extends IsleTest {
  private static final String STOCK = "stock-turn: { sell-from: after first stock round }";

  @Test
  void whatIsOnlyOnOfferBesideAnotherStepNeedsOne() throws IOException {
    replace("isle", "rounds.yaml", "    - " + STOCK + "\n", "");

    assertThat(problems("isle"))
        .contains(
            "rounds.yaml:5:7: error: nobody is asked for a decision in a turn of the round 'stock',"
                + " so this step is never on offer: add a step that asks, such as 'stock-turn', or"
                + " move it to a round that has one");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          buy-trains: { must-own: never }    ~ trains.yaml:1:1    ~ only a script could sell a train
          lay-track: { allows: [lay lay, upgrade] } ~ tiles.yaml:1:1 ~ only a private or a script could lay a tile
          place-marker                       ~ title.yaml:11:57   ~ no company buys a station marker
          """)
  void whatATitleHasNeedsTheStepThatUsesIt(String step, String place, String message)
      throws IOException {
    replace("isle", "rounds.yaml", "    - " + step + "\n", "");

    assertThat(problems("isle"))
        .containsExactly(
            place
                + ": warning: "
                + message
                + ": no round has the step '"
                + step.replaceAll(":.*", "")
                + "': add it to a round in which companies have turns");
  }

  @Test
  void soDoLoans() throws IOException {
    append("isle", "title.yaml", "loans: { value: 50, interest: 5 }\n");
    replace("isle", "title.yaml", "markers: 0 40 }", "markers: 0 40, loans: 2 }");
    assertThat(problems("isle"))
        .singleElement()
        .asString()
        .contains(
            "only a script could take interest on loans: no round has the step 'settle-loans'");

    replace("isle", "rounds.yaml", "    - run-trains\n", "    - run-trains\n    - settle-loans\n");
    assertThat(problems("isle")).isEmpty();
  }

  @Test
  void markersMayBeBoughtWithTrack() throws IOException {
    replace("isle", "rounds.yaml", "    - place-marker\n", "");
    replace("isle", "rounds.yaml", "upgrade] }", "upgrade], markers: yes }");

    assertThat(problems("isle")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          stock     ~ company-auction
          stock     ~ trade-privates
          stock     ~ own-shares
          stock     ~ buy-privates: { phases: 1 }
          stock     ~ private-track-laying
          by-price  ~ move-markers
          by-price  ~ place-tokens
          by-price  ~ private-track-laying
          by-price  ~ exchange-privates
          """)
  void soDoesEveryOtherStepForWhichPlayNeverWaits(String turns, String step) throws IOException {
    String has = turns.equals("stock") ? "players" : turns;
    append("isle", "rounds.yaml", "fair: { turns: " + has + ", steps: [" + step + "] }\n");
    assertThat(problems("isle"))
        .anyMatch(
            line ->
                line.startsWith("rounds.yaml:16:")
                    && line.contains("so this step is never on offer"));

    String asks = turns.equals("stock") ? "stock-turn" : "lay-track";
    replace(
        "isle", "rounds.yaml", "steps: [" + step + "] }", "steps: [" + step + ", " + asks + "] }");
    assertThat(problems("isle")).noneMatch(line -> line.contains("never on offer"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          place-tokens: { waits: yes }
          private-track-laying: { waits: unused }
          buy-privates: { phases: 1 }
          own-shares
          """)
  void aStepForWhichPlayWaitsNeedsNoOther(String step) throws IOException {
    append("isle", "rounds.yaml", "fair: { turns: by-price, steps: [" + step + "] }\n");
    assertThat(problems("isle")).noneMatch(line -> line.contains("never on offer"));
  }

  @Test
  void ownSharesAreTradedBeforeTheDividendOfTheSameTurn() throws IOException {
    String early = "    - own-shares: { before-dividend: yes }\n";
    replace("isle", "rounds.yaml", "    - run-trains\n", early + "    - run-trains\n");
    assertThat(problems("isle")).isEmpty();

    replace("isle", "rounds.yaml", early, "");
    append("isle", "rounds.yaml", early);
    assertThat(problems("isle"))
        .containsExactly(
            "rounds.yaml:16:7: warning: 'own-shares' has no effect: its own shares are traded"
                + " before the dividend, and no 'dividend' comes after it in the round 'operating':"
                + " put it before 'dividend', or remove it");
  }

  @Test
  void howSharesAreSoldHasNoEffectWhereNoneAre() throws IOException {
    String unsold = "    - own-shares: { pool-limit: 0, buys-at: right, after-sale: down }\n";
    replace("isle", "rounds.yaml", "    - run-trains\n", unsold + "    - run-trains\n");
    assertThat(problems("isle"))
        .singleElement()
        .asString()
        .contains(
            "'after-sale' has no effect: no shares are sold: write a higher 'pool-limit', or remove"
                + " it");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          place-marker      ~ par: { 100: 90 }           ~ 'par' has no effect: shares are redeemed and reissued in a turn of a player
          exchange-privates ~ buys-at: right             ~ 'buys-at' has no effect: in a turn of a player a company redeems shares and sells none
          place-marker      ~ in-stock-round: freely     ~ 'in-stock-round' has no effect: shares are redeemed and reissued in a turn of a player
          """)
  void whatConcernsOwnSharesDependsOnWhoseTurnItIs(String after, String key, String message)
      throws IOException {
    String line = "    - " + after + "\n";
    replace("isle", "rounds.yaml", line, line + "    - own-shares: { " + key + " }\n");
    assertThat(problems("isle")).singleElement().asString().contains(message);
  }

  @Test
  void runsAndTheirDividendNeedEachOther() throws IOException {
    replace("isle", "rounds.yaml", "    - dividend: [pay, withhold]\n", "");
    assertThat(problems("isle"))
        .containsExactly(
            "rounds.yaml:13:7: warning: what the trains earn is neither paid nor withheld: no"
                + " 'dividend' comes after 'run-trains' in the round 'operating': add the step"
                + " 'dividend' after it");

    replace("isle", "rounds.yaml", "run-trains", "dividend");
    assertThat(problems("isle"))
        .containsExactly(
            "rounds.yaml:13:7: warning: there is never anything to pay: no 'run-trains' comes"
                + " before 'dividend' in the round 'operating': add the step 'run-trains' before"
                + " it");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          operating ~ place-tokens                     ~ 'place-tokens' has no effect: no private has 'tokens'
          operating ~ private-track-laying             ~ 'private-track-laying' has no effect: no private has a 'track'
          operating ~ move-markers                     ~ 'move-markers' has no effect: no private has 'moves-marker'
          operating ~ settle-loans                     ~ 'settle-loans' has no effect: loans need 'loans'
          operating ~ lot-auction: { lots: ferry }     ~ this step is for all players, but in the round 'operating' companies
          operating ~ merge: { into: usual }           ~ 'merge' has no effect: only companies with a single share merge
          stock     ~ company-auction                  ~ 'company-auction' has no effect: no company is of a kind that is auctioned
          """)
  void aStepThatFindsNothingIsTold(String round, String step, String message) throws IOException {
    replace("isle", "rounds.yaml", round + ":\n", round + ":\n  name: Changed\n");
    String first = round.equals("stock") ? "    - exchange-privates\n" : "    - place-marker\n";
    replace("isle", "rounds.yaml", first, first + "    - " + step + "\n");
    assertThat(problems("isle"))
        .anyMatch(line -> line.startsWith("rounds.yaml:") && line.contains(message));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          trainless-before-operating: no       ~ trainless-sale: 50
          holding-limit-forces: no             ~ holding-limit: 60
          holding-limit-forces: no             ~ holding-limits: { 2: 70 }
          several-after-private: yes           ~ -
          several-from: ipo                    ~ -
          """)
  void aKeyOfAStepCountsOnlyBesideAnother(String key, String other) throws IOException {
    replace("isle", "rounds.yaml", "{ sell-from: after", "{ " + key + ", sell-from: after");
    String name = key.substring(0, key.indexOf(':'));
    assertThat(problems("isle"))
        .singleElement()
        .asString()
        .startsWith("rounds.yaml:6:")
        .contains("warning: '" + name + "' has no effect: ");
    if (other.equals("-")) return;
    replace("isle", "rounds.yaml", "{ " + key, "{ " + key + ", " + other);
    assertThat(problems("isle")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          buy-trains: { must-own: never ~ sales-in-blocks: yes          ~ president-pays: bank-only
          buy-trains: { must-own: never ~ keep-last-train: yes, from-companies: no ~ -
          """)
  void soDoesOneOfACompanysTurn(String step, String key, String other) throws IOException {
    replace("isle", "rounds.yaml", step, step + ", " + key);
    String name = key.substring(0, key.indexOf(':'));
    assertThat(problems("isle"))
        .singleElement()
        .asString()
        .contains("'" + name + "' has no effect: ");
    if (other.equals("-")) return;
    replace("isle", "rounds.yaml", key, key + ", " + other);
    assertThat(problems("isle")).isEmpty();
  }

  @Test
  void aBankruptcyInPlaceOfAnIssueNeedsAPresidentWhoPays() throws IOException {
    String step = "buy-trains: { must-own: never";
    replace("isle", "rounds.yaml", step, step + ", issues: or-bankruptcy");
    assertThat(problems("isle"))
        .singleElement()
        .asString()
        .contains("'or-bankruptcy' has no effect: the president never pays");

    replace("isle", "rounds.yaml", step, step + ", president-pays: bank-only");
    assertThat(problems("isle")).isEmpty();
  }

  @Test
  void aFurtherTileCostsMoreOnlyWhereThereMayBeOne() throws IOException {
    replace("isle", "rounds.yaml", "allows: [lay lay, upgrade]", "more-costs: 20, allows: [lay]");
    assertThat(problems("isle")).singleElement().asString().contains("'more-costs' has no effect");

    replace("isle", "rounds.yaml", "allows: [lay]", "allows: [lay, lay upgrade]");
    assertThat(problems("isle")).isEmpty();
  }

  @Test
  void aShareIsReservedForAPrivateThatIsExchangedForIt() throws IOException {
    replace("isle", "companies.yaml", "par: 70-90", "par: 70-90, reserved: ferry");
    assertThat(problems("isle")).isEmpty();

    replace("isle", "companies.yaml", "home: C3", "home: C3, reserved: ferry");
    assertThat(problems("isle"))
        .containsExactly(
            "companies.yaml:2:49: error: nobody could ever get this share: it is kept until ferry"
                + " closes, and ferry is not exchanged for it: write 'exchange-for: IWR' for the"
                + " private ferry, or remove 'reserved'");
  }

  @Test
  void theSingleShareOfACompanyIsReservedForNobody() throws IOException {
    replace("isle", "companies.yaml", "par: 70-90", "par: 70-90, reserved: ferry");
    replace("isle", "title.yaml", "20 10 10 10 10 10 10 10 10", "100");
    assertThat(problems("isle"))
        .contains(
            "companies.yaml:1:78: error: CNR has a single share, the president's, which nobody gets"
                + " by an exchange: give its kind several certificates, or remove 'reserved'");
  }

  @Test
  void aCompanyNeedsTheStepThatStartsIt() throws IOException {
    replace("isle", "title.yaml", "markers: 0 40", "markers: 0 40, starts: auction");
    assertThat(problems("isle"))
        .containsExactly(
            "title.yaml:11:71: warning: only a script could start a company of this kind: no round"
                + " has the step 'company-auction': add the step to a round, or start the kind in"
                + " another way");

    replace(
        "isle",
        "rounds.yaml",
        "    - exchange-privates",
        "    - company-auction\n    - exchange-privates");
    assertThat(problems("isle")).isEmpty();
  }

  @Test
  void thePriceIsThatOfTheUsualCertificate() throws IOException {
    replace("isle", "title.yaml", "20 10 10 10 10 10 10 10 10", "20 10 10 10 10 10 10 10 5 5");
    assertThat(problems("isle"))
        .containsExactly(
            "title.yaml:11:20: warning: one share, for which the price is paid, is the smallest"
                + " certificate, 5 percent, so a certificate of 10 percent costs 2 times the price:"
                + " write 'share: 10' if the price is for 10 percent and the smaller certificates"
                + " are parts of a share");

    replace("isle", "title.yaml", "20 10 10 10 10 10 10 10 5 5", "20 20 20 10 10 10 10");
    assertThat(problems("isle")).as("some double certificates").isEmpty();
  }

  @Test
  void soItIsForOtherNumbersOfPlayersAndWhatComesWithAPrivate() throws IOException {
    replace(
        "isle",
        "title.yaml",
        "10 10, markers",
        "10 10, shares-for: { 2: 40 20 20 10 10 }, markers");
    replace(
        "isle",
        "privates.yaml",
        "exchange-for: CNR",
        "comes-with: { company: CNR, shares: 40 20 20 10 10 }");
    assertThat(problems("isle"))
        .hasSize(2)
        .allMatch(line -> line.contains("a certificate of 20 percent costs 2 times the price"));
  }

  @Test
  void whatOnlyAnOptionMakesIdleCountsWithoutIt() throws IOException {
    append(
        "isle",
        "options.yaml",
        "direct:\n  says: No lots.\n  rounds: { operating: { steps: { lay-track: { allows: [lay]"
            + " } } } }\n");
    replace("isle", "rounds.yaml", "lay-track: {", "lay-track: { more-costs: 20,");
    assertThat(problems("isle")).isEmpty();

    append(
        "isle",
        "options.yaml",
        "dear:\n"
            + "  says: Dear.\n"
            + "  rounds: { stock: { steps: { stock-turn: { trainless-before-operating: no } } }"
            + " }\n");
    assertThat(problems("isle"))
        .singleElement()
        .asString()
        .startsWith("options.yaml:26:")
        .contains("'trainless-before-operating' has no effect");
  }
}
