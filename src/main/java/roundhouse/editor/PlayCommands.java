package roundhouse.editor;

import static roundhouse.editor.Commands.has;

import java.util.List;
import java.util.function.Supplier;
import roundhouse.editor.kit.UiAction;
import roundhouse.workshop.ReloadReport;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/** What the user can do to look into a game and to try things out. */
final class PlayCommands {
  final UiAction whyNot;
  final UiAction lines;
  final UiAction newLine;
  final UiAction toStop;
  final UiAction toChange;
  final UiAction dropRefused;
  final UiAction mend;
  final UiAction playOn;
  final UiAction scripts;
  final UiAction seats;
  final UiAction halt;
  final UiAction bestRuns;
  final UiAction statistics;
  final UiAction arrange;
  final UiAction saveTest;
  final UiAction runTests;

  PlayCommands(Workshop workshop, Supplier<Snapshot> shown, Supplier<PlayTools> tools) {
    whyNot = new UiAction("Why not?…", "shift F1", has(_ -> true), () -> tools.get().askWhyNot()).says("Which rule forbids what one would do (Shift+F1)");
    lines = new UiAction("Lines of the game", "ctrl L", has(_ -> true), () -> tools.get().showLines());
    newLine = new UiAction("New line from here…", "ctrl shift B", has(_ -> true), () -> tools.get().newLine());
    toStop = new UiAction("Go there", "F8", PlayCommands::stopped, () -> workshop.goTo(Integer.MAX_VALUE)).says("To the moment at which the replay stopped (F8)");
    toChange = new UiAction("First difference", "shift F8", now -> now.report().flatMap(ReloadReport::parted).isPresent(), () -> shown.get().report().flatMap(ReloadReport::parted).ifPresent(workshop::goTo)).says("To the first action after which the game is another than before (Shift+F8)");
    dropRefused = new UiAction("Leave it out", "F9", PlayCommands::stopped, workshop::dropRefused).says("Leave the refused action out and play the rest (F9)");
    mend = new UiAction("Do something else instead", "shift F9", PlayCommands::stopped, workshop::mend).says("The next action you play stands in its place, and the rest is played after it (Shift+F9)");
    playOn = new UiAction("Play on from there", "ctrl F9", PlayCommands::stopped, workshop::playOnFromStop).says("What came after it is kept as a line of its own (Ctrl+F9)");
    scripts = new UiAction("Hooks and scripts", "ctrl shift K", has(_ -> true), () -> tools.get().showScripts());
    seats = new UiAction("Who plays for whom", "ctrl shift P", has(_ -> true), () -> tools.get().showSeats());
    halt = new UiAction("Let bots in seats wait, or go on", "ctrl P", has(_ -> true), () -> workshop.seat(now -> now.halted(!now.halted())));
    bestRuns = new UiAction("Best runs of the next company", "ctrl R", has(_ -> true), () -> tools.get().bestRuns().next());
    statistics = new UiAction("Statistics of the game", "ctrl shift T", has(_ -> true), () -> tools.get().showStatistics());
    arrange = new UiAction("Set up a position…", "ctrl shift U", has(_ -> true), () -> tools.get().arrange());
    saveTest = new UiAction("Save as test position…", "ctrl alt S", has(_ -> true), () -> tools.get().saveTest());
    runTests = new UiAction("Run the test positions", "ctrl alt T", now -> now.design().isPresent(), () -> tools.get().runTests());
  }

  private static boolean stopped(Snapshot now) {
    return now.play().filter(play -> !play.waiting().isEmpty()).isPresent();
  }

  /** From where a replay stopped, or went another way. */
  List<UiAction> waysOn() {
    return List.of(toChange, toStop, dropRefused, mend, playOn);
  }

  List<UiAction> all() {
    return List.of(whyNot, lines, newLine, toStop, toChange, dropRefused, mend, playOn, scripts, seats, halt, bestRuns, statistics, arrange, saveTest, runTests);
  }
}
