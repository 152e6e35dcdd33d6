package roundhouse.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class FrameMemoryTest {
  private static final MemoryKey<Integer> REVENUE = MemoryKey.number("revenue");
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("run-done");
  private static final MemoryKey<Map<String, Integer>> BIDS = MemoryKey.numbers("bids ");

  @Test
  void aKeyReadsWhatWasRememberedUnderIt() {
    FrameMemory memory = FrameMemory.EMPTY.with(REVENUE, 90).with(DONE, true);

    assertThat(memory.get(REVENUE)).isEqualTo(90);
    assertThat(memory.is(DONE)).isTrue();
    assertThat(memory.without(REVENUE).get(REVENUE)).isZero();
  }

  @Test
  void nothingIsRememberedAtFirst() {
    assertThat(FrameMemory.EMPTY.get(REVENUE)).isZero();
    assertThat(FrameMemory.EMPTY.is(DONE)).isFalse();
    assertThat(FrameMemory.EMPTY.has(DONE)).isFalse();
  }

  @Test
  void theKeysOfAKindAreFoundByWhatIsRemembered() {
    FrameMemory memory =
        FrameMemory.EMPTY
            .with(BIDS.of("P1"), Map.of("Ann", 25))
            .with(REVENUE, 90)
            .with(BIDS.of("P2"), Map.of("Ben", 40));

    assertThat(memory.all(BIDS)).containsExactly(BIDS.of("P1"), BIDS.of("P2"));
    assertThat(memory.get(BIDS.of("P2"))).containsEntry("Ben", 40);
  }

  @Test
  void theStateHoldsPlainDataByName() {
    assertThat(FrameMemory.EMPTY.with(REVENUE, 90).values()).isEqualTo(Map.of("revenue", 90));
  }
}
