package roundhouse.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class TimesTest {

  @Test
  void medianPercentileAndWorstAreOfTheSortedTimes() {
    var times = new Times(LongStream.rangeClosed(1, 100).map(i -> (101 - i) * 1_000_000).toArray());

    assertThat(times.median()).isEqualTo(51);
    assertThat(times.at(95)).isEqualTo(96);
    assertThat(times.worst()).isEqualTo(100);
    assertThat(times.toString()).contains("median    51.00 ms", "worst   100.00 ms", "100 times");
  }

  @Test
  void warmingUpIsNotTimed() throws Exception {
    var done = new AtomicInteger();

    assertThat(Times.of(3, 5, done::incrementAndGet).sorted()).hasSize(5);
    assertThat(done).hasValue(8);
  }
}
