package roundhouse.cli.text;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import roundhouse.files.AtomicFiles;
import roundhouse.files.FileNames;
import roundhouse.interop.TraceDifference;
import roundhouse.interop.replay.DifferenceContext;
import roundhouse.interop.replay.ReplayOutcome;
import roundhouse.workshop.files.SavedGames;

/** Describes where a game differs from its recording, with what helps to find the reason. */
public final class DifferenceText {
  private static final int FIRST = 5;

  private final PrintWriter out;
  private final boolean all;
  private final Optional<Path> folder;

  /**
   * @param all whether to show every difference
   * @param folder where the game is saved, to be opened
   */
  public DifferenceText(PrintWriter out, boolean all, Optional<Path> folder) {
    this.out = out;
    this.all = all;
    this.folder = folder;
  }

  public void tell(ReplayOutcome outcome) throws IOException {
    ReplayOutcome.Problem problem = outcome.problem().orElseThrow();
    differences(problem.differences());
    DifferenceContext moment = problem.moment();
    moment.lately().forEach(action -> line("recorded", action));
    line("decided", moment.decided());
    if (!moment.expected().isEmpty()) line("expected", moment.expected());
    moment.passedFor().forEach(passed -> line("passed for", passed));
    moment.told().forEach(told -> line("told here", told));
    open(outcome);
  }

  /** The first stands in the line of the game. */
  private void differences(List<TraceDifference> differences) {
    int shown = all ? differences.size() : Math.min(FIRST, differences.size());
    differences.subList(1, shown).forEach(each -> line("also", each.toString()));
    if (shown < differences.size())
      line("also", (differences.size() - shown) + " more with --all-differences");
  }

  private void open(ReplayOutcome outcome) throws IOException {
    if (folder.isEmpty()) {
      line("to see it", "repeat with -o FOLDER, which saves the game up to here");
      return;
    }
    Files.createDirectories(folder.get());
    Path file = folder.get().resolve(FileNames.of(outcome.name()) + ".saved.json");
    AtomicFiles.write(file, SavedGames.text(outcome.log()));
    line("to see it", "in the window, Game > Open game... (Ctrl+O) opens " + file);
  }

  private void line(String what, String says) {
    out.printf("    %-10s %s%n", what, says);
  }
}
