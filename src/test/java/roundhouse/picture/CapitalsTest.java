package roundhouse.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.design.spec.CompanySpec;
import roundhouse.testkit.TestTitle;

class CapitalsTest {

  @Test
  void companiesWhoseNamesBeginAlikeHaveDifferentCapitals() {
    assertThat(Capitals.of(List.of("MKT", "MKV", "MP", "C&N", "CPR")))
        .isEqualTo(Map.of("MP", "MP", "MKT", "MK", "MKV", "MV", "C&N", "CN", "CPR", "CP"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1860", "1870", "1830", "1846", "1861", "1867", "1882", "1889", "18Chesapeake"})
  void noTwoCompaniesOfATitleShareTheirCapitals(String title) {
    var ids =
        TestTitle.of(title).design().companies().values().stream().map(CompanySpec::id).toList();
    Map<String, String> capitals = Capitals.of(ids);
    assertThat(capitals.values()).doesNotHaveDuplicates().hasSize(ids.size());
    assertThat(capitals.values()).allMatch(each -> each.length() <= 2);
  }
}
