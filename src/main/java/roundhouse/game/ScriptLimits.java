package roundhouse.game;

import java.time.Duration;

/**
 * What the scripts of a title may use, answer and be. A limit that counts holds equally on every
 * machine, so that a game replays the same; time is the last resort, for what cannot be counted.
 */
public record ScriptLimits(
    Call call, Values values, Answer answer, Kept kept, Files files, Hang hang, Failure failure) {

  /** The limits that all titles have. */
  public static final ScriptLimits STANDARD =
      new ScriptLimits(
          new Call(1_000_000, 400, 64, 32, Duration.ofSeconds(1)),
          new Values(250_000, 1_000_000, 100_000, 20_000_000, 1_000),
          new Answer(20, 10_000, 100_000, 1L << 53),
          new Kept(20_000),
          new Files(400, 256),
          new Hang(Duration.ofSeconds(2), Duration.ofSeconds(10), 16),
          new Failure(500, 20));

  /**
   * One call from Java, with all that it calls.
   *
   * @param statements that it may run
   * @param depth of functions that call functions
   * @param megabytes that it may allocate
   * @param keptMegabytes that all calls of a context together may leave in it
   * @param time of a processor, without what the engine does for it
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
   * Work that calls scripts and does not end by itself, after which its thread is abandoned.
   *
   * @param time of a processor, so that a busy machine loses no game
   * @param waiting on the clock, whatever the thread does
   * @param stackMegabytes of the thread
   */
  public record Hang(Duration time, Duration waiting, int stackMegabytes) {}

  /**
   * What is shown of a failure.
   *
   * @param characters of the script's own message
   * @param functions of those that were running
   */
  public record Failure(int characters, int functions) {}
}
