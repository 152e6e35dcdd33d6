package roundhouse.cli;

import picocli.CommandLine.ExitCode;

/** What a command tells the shell that ran it. */
public final class ExitStatus {

  /** It was done, and what was asked is so. */
  public static final int DONE = ExitCode.OK;

  /**
   * It could not be done, or what was asked is not so: problems found, games that differ, a file
   * that is not there.
   */
  public static final int NOT_SO = ExitCode.SOFTWARE;

  /** The command line itself was wrong; nothing was tried. */
  public static final int MISUSED = ExitCode.USAGE;

  private ExitStatus() {}
}
