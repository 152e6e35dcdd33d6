package roundhouse.editor;

import static roundhouse.editor.WindowCommands.inGame;

import java.util.List;
import java.util.function.Supplier;
import roundhouse.editor.kit.UiAction;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.reload.ReloadReport;

/** Commands that analyse a game and try things out. */
final class AnalysisCommands {
  final UiAction whyNot;
  final UiAction branches;
  final UiAction newBranch;
  final UiAction toStop;
  final UiAction toChange;
  final UiAction dropRefused;
  final UiAction replaceRefused;
  final UiAction playOn;
  final UiAction scripts;
  final UiAction seats;
  final UiAction haltBots;
  final UiAction bestRuns;
  final UiAction statistics;
  final UiAction arrange;
  final UiAction saveTest;
  final UiAction runTests;

  AnalysisCommands(Workshop workshop, Supplier<Snapshot> shown, Supplier<AnalysisTools> tools) {
    whyNot =
        new UiAction(
                UiWords.of("play-commands.why-not"),
                "shift F1",
                inGame(_ -> true),
                () -> tools.get().askWhyNot())
            .withTip(UiWords.of("play-commands.why-not-tip"));
    branches =
        new UiAction(
            UiWords.of("lines.list"),
            "ctrl L",
            inGame(_ -> true),
            () -> tools.get().showBranches());
    newBranch =
        new UiAction(
            UiWords.of("lines.new"),
            "ctrl shift B",
            inGame(_ -> true),
            () -> tools.get().newBranch());
    toStop =
        new UiAction(
                UiWords.of("play-commands.to-stop"),
                "F8",
                AnalysisCommands::stopped,
                () -> workshop.goTo(Integer.MAX_VALUE))
            .withTip(UiWords.of("play-commands.to-stop-tip"));
    toChange =
        new UiAction(
                UiWords.of("play-commands.to-change"),
                "shift F8",
                now -> now.report().flatMap(ReloadReport::firstDifference).isPresent(),
                () ->
                    shown
                        .get()
                        .report()
                        .flatMap(ReloadReport::firstDifference)
                        .ifPresent(workshop::goTo))
            .withTip(UiWords.of("play-commands.to-change-tip"));
    dropRefused =
        new UiAction(
                UiWords.of("play-commands.drop-refused"),
                "F9",
                AnalysisCommands::stopped,
                workshop::dropRefused)
            .withTip(UiWords.of("play-commands.drop-refused-tip"));
    replaceRefused =
        new UiAction(
                UiWords.of("play-commands.mend"),
                "shift F9",
                AnalysisCommands::stopped,
                workshop::replaceRefused)
            .withTip(UiWords.of("play-commands.mend-tip"));
    playOn =
        new UiAction(
                UiWords.of("play-commands.play-on"),
                "ctrl F9",
                AnalysisCommands::stopped,
                workshop::playOnFromStop)
            .withTip(UiWords.of("play-commands.play-on-tip"));
    scripts =
        new UiAction(
            UiWords.of("play-commands.scripts"),
            "ctrl shift K",
            inGame(_ -> true),
            () -> tools.get().showScripts());
    seats =
        new UiAction(
            UiWords.of("play-commands.seats"),
            "ctrl shift P",
            inGame(_ -> true),
            () -> tools.get().showSeats());
    haltBots =
        new UiAction(
            UiWords.of("play-commands.halt"),
            "ctrl P",
            inGame(_ -> true),
            () -> workshop.changeSeats(now -> now.halted(!now.halted())));
    bestRuns =
        new UiAction(
            UiWords.of("play-commands.best-runs"),
            "ctrl R",
            inGame(_ -> true),
            () -> tools.get().bestRuns().showNextCompany());
    statistics =
        new UiAction(
            UiWords.of("play-commands.statistics"),
            "ctrl shift T",
            inGame(_ -> true),
            () -> tools.get().showStatistics());
    arrange =
        new UiAction(
            UiWords.of("play-commands.arrange"),
            "ctrl shift U",
            inGame(_ -> true),
            () -> tools.get().arrange());
    saveTest =
        new UiAction(
            UiWords.of("play-commands.save-test"),
            "ctrl alt S",
            inGame(_ -> true),
            () -> tools.get().saveTest());
    runTests =
        new UiAction(
            UiWords.of("play-commands.run-tests"),
            "ctrl alt T",
            now -> now.design().isPresent(),
            () -> tools.get().runTests());
  }

  private static boolean stopped(Snapshot now) {
    return now.play().filter(play -> !play.waiting().isEmpty()).isPresent();
  }

  /** What to do where a replay stopped or took another course. */
  List<UiAction> afterReload() {
    return List.of(toChange, toStop, dropRefused, replaceRefused, playOn);
  }

  List<UiAction> all() {
    return List.of(
        whyNot,
        branches,
        newBranch,
        toStop,
        toChange,
        dropRefused,
        replaceRefused,
        playOn,
        scripts,
        seats,
        haltBots,
        bestRuns,
        statistics,
        arrange,
        saveTest,
        runTests);
  }
}
