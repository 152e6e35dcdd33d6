package roundhouse.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.picture.Liveries.Capitals;
import roundhouse.testkit.TestTitle;

class CapitalsTest {

  @Test
  void companiesWhoseNamesBeginAlikeHaveDifferentCapitals() {
    assertThat(Capitals.of(given("MKT", "", "MKV", "", "MP", "", "C&N", "", "CPR", "")))
        .isEqualTo(Map.of("MP", "MP", "MKT", "MK", "MKV", "MV", "C&N", "CN", "CPR", "CP"));
  }

  @Test
  void lettersOfTheDesignGoBeforeThoseThatNamesOffer() {
    assertThat(Capitals.of(given("MKT", "KT", "MKV", "MP", "MP", "", "C&N", "")))
        .isEqualTo(Map.of("MKT", "KT", "MKV", "MP", "MP", "M1", "C&N", "CN"));
  }

  private static TreeMap<String, String> given(String... companiesAndLetters) {
    var given = new TreeMap<String, String>();
    for (int at = 0; at < companiesAndLetters.length; at += 2)
      given.put(companiesAndLetters[at], companiesAndLetters[at + 1]);
    return given;
  }

  @ParameterizedTest
  @MethodSource("roundhouse.testkit.Repository#designNames")
  void noTwoCompaniesOfATitleShareTheirCapitals(String title) {
    var companies = TestTitle.of(title).design().companies().values();
    Map<String, String> capitals = Capitals.of(companies);
    assertThat(capitals.values()).doesNotHaveDuplicates().hasSize(companies.size());
    assertThat(capitals.values()).allMatch(each -> each.length() <= 2);
  }
}
