package roundhouse.game;

import java.time.Duration;

/**
 * What the scripts of a title may use, answer and be. A limit that counts holds equally on every
 * machine, so that a game replays the same; time is the last resort, for what cannot be counted.
 */
public record ScriptLimits(
    Call call,
    Values values,
    Answer answer,
    Texts texts,
    Kept kept,
    Files files,
    Options options,
    Chain chain,
    Cache cache,
    Hang hang,
    Failure failure) {

  /** The limits that all titles have. */
  public static final ScriptLimits STANDARD =
      new ScriptLimits(
          new Call(1_000_000, 400, 64, 32, Duration.ofSeconds(3)),
          new Values(250_000, 1_000_000, 100_000, 20_000_000, 1_000),
          new Answer(20, 10_000, 100_000, 1L << 53),
          new Texts(1_000, 1_000, 1_000, 100),
          new Kept(20_000),
          new Files(400, 256),
          new Options(300),
          new Chain(200, 100_000, 20),
          new Cache(2_000, 200_000, 250, 400, 8),
          new Hang(Duration.ofSeconds(6), Duration.ofSeconds(10), 16),
          new Failure(500, 20, 2_000, 200));

  /**
   * One call from Java, with all that it calls.
   *
   * @param statements that it may run
   * @param depth of functions that call functions
   * @param megabytes that it may allocate
   * @param keptMegabytes that all calls of a context together may leave in it
   * @param time of a processor, without what the engine does for it; more than the statements take
   *     on a slow machine
   */
  public record Call(int statements, int depth, int megabytes, int keptMegabytes, Duration time) {
    public long bytes() {
      return (long) megabytes << 20;
    }

    public long keptBytes() {
      return (long) keptMegabytes << 20;
    }
  }

  /**
   * A value while a script works with it.
   *
   * @param characters of a text
   * @param numbers of a list that holds nothing else
   * @param entries of other lists, in functions of the language
   * @param search length of a text times that of the text sought in it
   * @param accented characters of a text whose accents are put in order
   */
  public record Values(int characters, int numbers, int entries, int search, int accented) {}

  /**
   * What a hook answers, or gives a function that it is shown.
   *
   * @param depth of lists and objects within each other
   * @param entries of all its lists and objects together
   * @param characters of one text
   * @param number up to which, and from minus which, every whole number is exact
   */
  public record Answer(int depth, int entries, int characters, long number) {}

  /**
   * Texts that scripts show, in characters.
   *
   * @param sentence in the log
   * @param question that a player answers
   * @param event all values of one event, because results keep a row for each event
   * @param flag a flag's name
   */
  public record Texts(int sentence, int question, int event, int flag) {}

  /**
   * What scripts keep in one state of a game.
   *
   * @param characters of all values together
   */
  public record Kept(int characters) {}

  /**
   * The files of a title.
   *
   * @param count of all scripts that it loads
   * @param kilobytes of one file
   */
  public record Files(int count, int kilobytes) {
    public int bytes() {
      return kilobytes << 10;
    }
  }

  /**
   * The check of options that are on together.
   *
   * @param pairs that are tried; each trial loads the title once more
   */
  public record Options(int pairs) {}

  /**
   * Rules that cause each other without a decision.
   *
   * @param waiting turns and questions that wait for each other
   * @param steps in a row
   * @param sets of rounds in a row
   */
  public record Chain(int waiting, int steps, int sets) {}

  /**
   * The answers of a function that are kept to save calls. The cache is emptied when it is full.
   *
   * @param answers of one function
   * @param characters of all its texts together
   * @param observations before an answer; one that depends on more is not kept
   * @param trials calls after which it is clear whether the cache helps
   * @param seldom the cache helps if one call in this number finds its answer
   */
  public record Cache(int answers, int characters, int observations, int trials, int seldom) {}

  /**
   * Work that calls scripts and does not end by itself, after which its thread is abandoned.
   *
   * @param time of a processor, so that a busy machine loses no game
   * @param waiting on the clock, while the thread does nothing
   * @param stackMegabytes of the thread
   */
  public record Hang(Duration time, Duration waiting, int stackMegabytes) {}

  /**
   * What is shown of a failure.
   *
   * @param characters of the script's own message
   * @param functions of those that were running
   * @param message characters of the whole message
   * @param effect characters of the effect that failed
   */
  public record Failure(int characters, int functions, int message, int effect) {}
}
