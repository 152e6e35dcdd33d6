package roundhouse.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.design.spec.OptionSpec;

class OptionDrawsTest {
  private static final Map<String, OptionSpec> OPTIONS = options();

  private static Map<String, OptionSpec> options() {
    var all = new LinkedHashMap<String, OptionSpec>();
    for (String id : List.of("a", "b", "c", "d")) all.put(id, option(id, List.of(), List.of()));
    all.put("not-a", option("not-a", List.of(), List.of("a")));
    all.put("with-a", option("with-a", List.of("a"), List.of()));
    return all;
  }

  private static OptionSpec option(String id, List<String> implies, List<String> excludes) {
    return new OptionSpec(id, id, "", implies, excludes, Optional.empty(), List.of());
  }

  @Test
  void everyTwoThatGoTogetherComeTogetherAsOftenAsAsked() {
    var draws = new OptionDraws(OPTIONS, 3, 1);
    List<Set<String>> drawn = draws.draw(40);
    assertThat(draws.missing()).isZero();
    for (OptionDraws.Pair pair : OptionDraws.pairs(OPTIONS))
      assertThat(drawn)
          .as("%s", pair)
          .filteredOn(on -> on.contains(pair.one()) && on.contains(pair.other()))
          .hasSizeGreaterThanOrEqualTo(3);
  }

  @Test
  void whatIsExcludedNeverComesTogetherNeitherByWhatAnotherImplies() {
    assertThat(OptionDraws.pairs(OPTIONS))
        .doesNotContain(OptionDraws.Pair.of("a", "not-a"), OptionDraws.Pair.of("with-a", "not-a"))
        .contains(OptionDraws.Pair.of("a", "with-a"), OptionDraws.Pair.of("a", "a"));
    assertThat(new OptionDraws(OPTIONS, 3, 2).draw(60))
        .allMatch(on -> OptionDraws.legal(OPTIONS, on));
  }

  @Test
  void tooFewGamesLeavePairsMissing() {
    var draws = new OptionDraws(OPTIONS, 3, 1);
    draws.draw(1);
    assertThat(draws.missing()).isPositive();
  }

  @Test
  void aSeedDrawsTheSameAgain() {
    assertThat(new OptionDraws(OPTIONS, 3, 7).draw(20))
        .isEqualTo(new OptionDraws(OPTIONS, 3, 7).draw(20))
        .isNotEqualTo(new OptionDraws(OPTIONS, 3, 8).draw(20));
  }
}
