package roundhouse.lab.bots;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import roundhouse.threads.BackgroundThreads;

/** A running program that answers questions, one line for each. */
final class ProgramProcess implements AutoCloseable {
  private static final int LONGEST_LINE = 1 << 16;
  private static final int TOLD = 60;
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Process process;
  private final BufferedReader answers;

  /**
   * Starts a program.
   *
   * @param errors where its standard error goes
   * @throws ProgramFault when it does not start
   */
  ProgramProcess(List<String> command, Redirect errors) throws ProgramFault {
    try {
      process = new ProcessBuilder(command).redirectError(errors).start();
      answers =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    } catch (IOException missing) {
      throw new ProgramFault("did not start (%s)".formatted(missing.getMessage().strip()));
    }
  }

  /**
   * The answer to a question.
   *
   * @param line the question, without the end of its line
   * @param limit after which it is not waited for
   * @throws ProgramFault when it does not answer with a JSON object of this id
   */
  JsonNode ask(long id, String line, Duration limit) throws ProgramFault {
    // Also writing may take for ever, if the program does not read.
    var exchange = new FutureTask<>(() -> exchange(line));
    BackgroundThreads.start("program", exchange);
    try {
      JsonNode answer = object(exchange.get(limit.toMillis(), TimeUnit.MILLISECONDS));
      if (answer.path("id").asLong(-1) != id)
        throw new ProgramFault(
            "answered with the id %s instead of %s".formatted(answer.path("id"), id));
      return answer;
    } catch (TimeoutException slow) {
      throw new ProgramFault("gave no answer in %s s".formatted(limit.toSeconds()));
    } catch (ExecutionException broken) {
      throw new ProgramFault(
          broken.getCause() instanceof ProgramFault fault ? fault.getMessage() : "ended");
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new ProgramFault("was interrupted");
    }
  }

  private String exchange(String line) throws IOException, ProgramFault {
    OutputStream to = process.getOutputStream();
    to.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    to.flush();
    var answer = new StringBuilder();
    for (int next = answers.read(); next != '\n'; next = answers.read()) {
      if (next < 0) throw new ProgramFault("ended");
      if (answer.length() > LONGEST_LINE) throw new ProgramFault("answered without an end of line");
      answer.append((char) next);
    }
    return answer.toString().strip();
  }

  private static JsonNode object(String line) throws ProgramFault {
    try {
      JsonNode read = JSON.readTree(line);
      if (read.isObject()) return read;
    } catch (JsonProcessingException _) {
      // Told below, like anything else that is no object.
    }
    String shown = line.length() > TOLD ? line.substring(0, TOLD) + "…" : line;
    throw new ProgramFault("answered '%s', which is no JSON object".formatted(shown));
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
