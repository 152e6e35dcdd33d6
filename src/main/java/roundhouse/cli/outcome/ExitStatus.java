package roundhouse.cli.outcome;

import picocli.CommandLine.ExitCode;

/** The exit status of a command. */
public final class ExitStatus {

  /** The command succeeded and found nothing wrong. */
  public static final int DONE = ExitCode.OK;

  /** The command failed or found something wrong: problems, games that differ, a missing file. */
  public static final int FAILED = ExitCode.SOFTWARE;

  /** The command line was wrong; the command did nothing. */
  public static final int MISUSED = ExitCode.USAGE;

  /**
   * The program that read the output ended first: the usual status of a command whose pipe is
   * closed.
   */
  public static final int READER_GONE = 128 + 13;

  private ExitStatus() {}
}
