package roundhouse.editor.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import roundhouse.engine.HookFailure;

class LatestReadingTest {
  private final CompletableFuture<String> told = new CompletableFuture<>();
  private final LatestReading reading = new LatestReading(told::complete);

  private String told() throws Exception {
    return told.get(20, TimeUnit.SECONDS);
  }

  @Test
  void whatIsReadIsHandedOn() throws Exception {
    reading.read(() -> "rows", told::complete);

    assertThat(told()).isEqualTo("rows");
  }

  @Test
  void aFileThatCannotBeReadIsTold() throws Exception {
    reading.read(
        () -> {
          throw new IOException("games.jsonl is gone");
        },
        _ -> {});

    assertThat(told()).isEqualTo("games.jsonl is gone");
  }

  @Test
  void aLineThatCannotBeReadIsTold() throws Exception {
    reading.read(
        () -> {
          throw new UncheckedIOException(new IOException("games.jsonl is broken"));
        },
        _ -> {});

    assertThat(told()).isEqualTo("games.jsonl is broken");
  }

  @Test
  void aScriptThatFailsIsToldWithItsPlace() throws Exception {
    reading.read(
        () -> {
          throw new HookFailure("scripts/mine/bots.js", 4, 2, "cashBot", "no such company");
        },
        _ -> {});

    assertThat(told()).contains("scripts/mine/bots.js:4:2", "no such company");
  }

  @Test
  void aFaultOfTheProgramIsTold() throws Exception {
    reading.read(
        () -> {
          throw new StackOverflowError();
        },
        _ -> {});

    assertThat(told()).isEqualTo("java.lang.StackOverflowError");
  }
}
