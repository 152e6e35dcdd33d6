package roundhouse.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RecentlyUsedTest {
  private final RecentlyUsed<String, Object> recent = new RecentlyUsed<>(2);

  @Test
  void anEqualKeyHasTheSameValue() {
    Object made = recent.get("yellow", Object::new);

    assertThat(recent.get(new String("yellow"), Object::new)).isSameAs(made);
    assertThat(recent.get("green", Object::new)).isNotSameAs(made);
  }

  @Test
  void theValueThatWasUsedLeastRecentlyMakesRoom() {
    recent.keep("yellow", 1);
    recent.keep("green", 2);
    recent.find("yellow");
    recent.keep("brown", 3);

    assertThat(recent.find("yellow")).contains(1);
    assertThat(recent.find("green")).isEmpty();
    assertThat(recent.find("brown")).contains(3);
  }

  @Test
  void theFirstOfTwoValuesForAKeyStays() {
    recent.keep("yellow", 1);

    assertThat(recent.keep("yellow", 2)).isEqualTo(1);
  }
}
