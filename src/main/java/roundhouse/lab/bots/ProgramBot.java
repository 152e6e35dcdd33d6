package roundhouse.lab.bots;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.threads.BackgroundThreads;

/**
 * A program in any language that takes a seat: each decision goes to it as a line of JSON, and its
 * answer comes back as one. Where it does not answer, answers too late, or answers nonsense, a
 * sensible bot decides, and it is told; a program that goes on so is not asked any more.
 */
public final class ProgramBot implements Bot, AutoCloseable {
  /** How long a decision may take. */
  public static final Duration USUAL_LIMIT = Duration.ofSeconds(10);

  private static final String NAME = "[A-Za-z][A-Za-z0-9-]{0,40}";
  private static final int MOST_FAULTS = 3;
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

  private final String name;
  private final List<String> command;
  private final Duration limit;
  private final Queue<ProgramProcess> idle = new ConcurrentLinkedQueue<>();
  private final AtomicLong asked = new AtomicLong();
  private final Map<String, Integer> faults = new LinkedHashMap<>();
  private boolean closed;

  /**
   * @param command the program and its arguments
   */
  public ProgramBot(String name, List<String> command, Duration limit) {
    this.name = name;
    this.command = List.copyOf(command);
    this.limit = limit;
  }

  /**
   * The program that a user names.
   *
   * @param command its words, with quotes around those that have spaces
   * @throws IllegalArgumentException that says why no bot can have this name, or that the command
   *     is missing
   */
  public static ProgramBot of(String name, String command, Duration limit) {
    if (!name.matches(NAME))
      throw new IllegalArgumentException(
          "a program needs a name of letters, digits and hyphens, such as 'mine', not '%s'"
              .formatted(name));
    if (Bots.named(name).isPresent())
      throw new IllegalArgumentException(
          "'%s' is a bot of Roundhouse; give the program another name".formatted(name));
    if (words(command).isEmpty())
      throw new IllegalArgumentException(
          "the command of '%s' is missing; it is such as python3 mine.py".formatted(name));
    return new ProgramBot(name, words(command), limit);
  }

  /** The same program, started for other games and without what it did wrong before. */
  public ProgramBot restarted() {
    return new ProgramBot(name, command, limit);
  }

  /** The words of a command; quotes keep what is between them together. */
  public static List<String> words(String command) {
    Matcher found = WORD.matcher(command);
    return found
        .results()
        .map(
            each ->
                each.group(1) != null
                    ? each.group(1)
                    : each.group(2) != null ? each.group(2) : each.group(3))
        .toList();
  }

  /** Its decisions take long, and so share no time limit with others. */
  @Override
  public boolean looksAhead() {
    return true;
  }

  /** A single choice is taken without asking. */
  @Override
  public Action choose(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    if (choices.size() == 1) return choices.getFirst().action();
    if (!isGivenUp()) {
      Optional<Action> answer = ask(title, state, decision, choices);
      if (answer.isPresent()) return answer.get();
    }
    return Bots.usual().choose(title, state, decision, choices, draws);
  }

  private Optional<Action> ask(
      Title title, GameState state, Decision decision, List<Choice> choices) {
    try {
      return Optional.of(question(title, state, decision, choices).call().action());
    } catch (ProgramFault fault) {
      note(fault);
      return Optional.empty();
    }
  }

  /** A question to the program, ready to be asked on any thread. */
  public interface Question {
    /**
     * Waits for the answer, which does not say what it is worth.
     *
     * @throws ProgramFault where there is none, or none of the choices
     */
    Advice call() throws ProgramFault;

    /** Waits for the answer in the background; where there is none, it fails with the reason. */
    default CompletableFuture<Advice> later() {
      var answer = new CompletableFuture<Advice>();
      BackgroundThreads.start(
          "program",
          () -> {
            try {
              answer.complete(call());
            } catch (ProgramFault | RuntimeException fault) {
              answer.completeExceptionally(fault);
            }
          });
      return answer;
    }
  }

  /** What the program would be asked; here nobody decides in its place. */
  public Question question(Title title, GameState state, Decision decision, List<Choice> choices) {
    long id = asked.incrementAndGet();
    String line = ProgramQuestion.of(id, title, state, decision, choices);
    return () -> answer(id, line, choices);
  }

  private Advice answer(long id, String line, List<Choice> choices) throws ProgramFault {
    ProgramProcess process = idle.poll();
    try {
      if (process == null) process = new ProgramProcess(command, Redirect.INHERIT);
      Advice answer = chosen(process.ask(id, line, limit), choices);
      keep(process);
      return answer;
    } catch (ProgramFault fault) {
      if (process != null) process.close();
      throw fault;
    }
  }

  /**
   * What the program would be asked if it were started only for this.
   *
   * @return a question whose fault also tells the last line that it wrote to its standard error
   */
  public Question trial(Title title, GameState state, Decision decision, List<Choice> choices) {
    String line = ProgramQuestion.of(1, title, state, decision, choices);
    return () -> {
      try {
        Path errors = Files.createTempFile("program", ".txt");
        try (var process = new ProgramProcess(command, Redirect.to(errors.toFile()))) {
          return chosen(process.ask(1, line, limit), choices);
        } catch (ProgramFault fault) {
          throw fault.with(lastLine(errors));
        } finally {
          Files.delete(errors);
        }
      } catch (IOException full) {
        throw new ProgramFault("was not started, because a file could not be written: " + full);
      }
    };
  }

  private static String lastLine(Path errors) throws IOException {
    List<String> lines =
        new String(Files.readAllBytes(errors), Charset.defaultCharset())
            .lines()
            .filter(line -> !line.isBlank())
            .toList();
    return lines.isEmpty() ? "" : lines.getLast().strip();
  }

  private static Advice chosen(JsonNode answer, List<Choice> choices) throws ProgramFault {
    JsonNode number = answer.path("choice");
    if (!number.isInt() || number.asInt() < 0 || number.asInt() >= choices.size())
      throw new ProgramFault(
          "chose %s, and the choices were 0 to %s"
              .formatted(number.isMissingNode() ? "nothing" : number, choices.size() - 1));
    Choice choice = choices.get(number.asInt());
    JsonNode amount = answer.path("amount");
    if (amount.isMissingNode()) return advice(choice, choice.action());
    Choice.Amount range = choice.amount().orElse(null);
    if (range == null
        || !amount.isInt()
        || amount.asInt() < range.min()
        || amount.asInt() > range.max()
        || (amount.asInt() - range.min()) % range.step() != 0)
      throw new ProgramFault(
          "chose an amount of %s, which is none of its choice".formatted(amount));
    return advice(choice, choice.withAmount(amount.asInt()));
  }

  private static Advice advice(Choice choice, Action action) {
    return new Advice(choice, action, Double.NaN, Optional.empty());
  }

  private synchronized void keep(ProgramProcess process) {
    if (closed) process.close();
    else idle.add(process);
  }

  private synchronized void note(ProgramFault fault) {
    faults.merge(fault.getMessage(), 1, Integer::sum);
  }

  private synchronized boolean isGivenUp() {
    return closed || count() >= MOST_FAULTS;
  }

  private int count() {
    return faults.values().stream().mapToInt(each -> each).sum();
  }

  /** What it did wrong, in a sentence; nothing if it always answered. */
  public synchronized Optional<String> faults() {
    if (faults.isEmpty()) return Optional.empty();
    String told =
        faults.entrySet().stream()
            .map(
                each ->
                    each.getKey()
                        + (each.getValue() > 1 ? " %s times".formatted(each.getValue()) : ""))
            .collect(Collectors.joining("; "));
    return Optional.of(
        "The program '%s' %s. A sensible bot decided instead%s."
            .formatted(
                name,
                told,
                count() >= MOST_FAULTS
                    ? ", also in everything after these %s times".formatted(count())
                    : ", in %s of %s decisions".formatted(count(), asked.get())));
  }

  /** Ends the program wherever it runs. */
  @Override
  public synchronized void close() {
    closed = true;
    for (ProgramProcess each = idle.poll(); each != null; each = idle.poll()) each.close();
  }
}
