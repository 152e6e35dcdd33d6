package roundhouse.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class MutantsTest {

  @Test
  void everyNumberIsOneMore() {
    assertThat(changes("bank: { cash: 10000 }\npar: 74-100\nmarkers: 0 40 # 7 is no value\n"))
        .containsExactly(
            "bank.cash: 10000 -> 10001",
            "par: 74 -> 75",
            "par: 100 -> 101",
            "markers: 0 -> 1",
            "markers: 40 -> 41");
  }

  @Test
  void ofWhatThereIsNoLimitToThereIsNotOneMore() {
    assertThat(changes("loans: 99\nmost: 9999\nmarkers: 2\n")).containsExactly("markers: 2 -> 3");
  }

  @Test
  void percentagesAreTenMore() {
    assertThat(
            changes(
                "steps:\n  - buy-privates: { least: 0, most: 100 }\n"
                    + "  - stock-turn: { holding-limit: 60 }\n"
                    + "  - company-auction: { least: 100 }\n"
                    + "  - own-shares: { at-most: 50 }\n"))
        .containsExactly(
            "steps.0.buy-privates.least: 0 -> 10",
            "steps.0.buy-privates.most: 100 -> 110",
            "steps.1.stock-turn.holding-limit: 60 -> 70",
            "steps.2.company-auction.least: 100 -> 101",
            "steps.3.own-shares.at-most: 50 -> 60");
  }

  @Test
  void everyYesIsANo() {
    assertThat(changes("layers: yes\nsells: no\n"))
        .containsExactly("layers: yes -> no", "sells: no -> yes");
  }

  @Test
  void pricesHaveLettersBehindThem() {
    assertThat(changes("prices: >\n  0b 7f\n")).containsExactly("prices: 0 -> 1", "prices: 7 -> 8");
  }

  @Test
  void namesAndPlacesOfDrawingStayAsTheyAre() {
    assertThat(
            changes(
                "title: \"1860\"\n"
                    + "home: F2\n"
                    + "at: G5.0\n"
                    + "print: \"city=revenue:30,loc:3;path=a:2,b:_0,terminal:1\"\n"))
        .containsExactly("print: 30 -> 31", "print: 2 -> 3");
  }

  @Test
  void keysOfNumberedMapsAreNumbersAndOthersAreNames() {
    assertThat(changes("starting-cash: { 2: 600 }\ntiles: { 57: 3 }\n"))
        .containsExactly(
            "starting-cash.2: 2 -> 3", "starting-cash.2: 600 -> 601", "tiles.57: 3 -> 4");
  }

  @Test
  void onlyTheOneValueIsAnother() {
    List<Mutant> mutants = Mutants.in(Path.of("x.yaml"), "a: 1   # one\nb: [1, 2]\n");

    assertThat(mutants)
        .extracting(Mutant::text)
        .containsExactly(
            "a: 2   # one\nb: [1, 2]\n", "a: 1   # one\nb: [2, 2]\n", "a: 1   # one\nb: [1, 3]\n");
    assertThat(mutants).extracting(Mutant::line).containsExactly(1, 2, 2);
  }

  private static List<String> changes(String text) {
    return Mutants.in(Path.of("x.yaml"), text).stream()
        .map(mutant -> mutant.path() + ": " + mutant.from() + " -> " + mutant.to())
        .toList();
  }
}
