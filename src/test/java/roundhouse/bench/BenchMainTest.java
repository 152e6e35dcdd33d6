package roundhouse.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BenchMainTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private final BenchMain main =
      new BenchMain(
          List.of(
              new Benchmark(
                  "echo",
                  "how fast arguments come back",
                  (arguments, target) -> target.print(arguments)),
              new Benchmark(
                  "break",
                  "how fast it fails",
                  (_, _) -> {
                    throw new IllegalStateException("broken");
                  })),
          print(out),
          print(err));

  @Test
  void thePageListsEachBenchmark() throws IOException {
    String page = Files.readString(Path.of("src", "BENCHMARKS.md"));

    for (Benchmark each : Stream.concat(BenchMain.ALL.stream(), BenchMain.CHORES.stream()).toList())
      assertThat(page).containsPattern("(?m)^\\| `" + each.name() + "[ `]");
  }

  @Test
  void aNameRunsItsBenchmarkWithTheArgumentsThatFollow() {
    assertThat(main.run(List.of("echo", "3", "players"))).isZero();
    assertThat(out).hasToString("[3, players]");
  }

  @Test
  void allRunsEachAndFailsWhenOneDoes() {
    assertThat(main.run(List.of("all"))).isEqualTo(1);
    assertThat(out.toString())
        .contains("echo: how fast arguments come back", "[]", "break: how fast it fails");
  }

  @Test
  void noNameListsWhatThereIs() {
    assertThat(main.run(List.of())).isZero();
    assertThat(out.toString()).contains("Usage:", "echo", "how fast arguments come back");
  }

  @Test
  void anUnknownNameIsAnErrorThatListsWhatThereIs() {
    assertThat(main.run(List.of("ecco"))).isEqualTo(2);
    assertThat(err.toString()).contains("'ecco'", "echo");
    assertThat(out.size()).isZero();
  }

  @Test
  void aBenchmarkThatFailsFailsTheCommand() {
    assertThat(main.run(List.of("break"))).isEqualTo(1);
    assertThat(err.toString()).contains("broken");
  }

  private static PrintStream print(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }
}
