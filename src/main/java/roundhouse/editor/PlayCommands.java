package roundhouse.editor;

import static roundhouse.editor.Commands.has;

import java.util.List;
import java.util.function.Supplier;
import roundhouse.editor.kit.UiAction;
import roundhouse.words.Words;
import roundhouse.workshop.ReloadReport;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/** Commands that analyse a game and try things out. */
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
    whyNot =
        new UiAction(
                Words.of("play-commands.why-not"),
                "shift F1",
                has(_ -> true),
                () -> tools.get().askWhyNot())
            .says(Words.of("play-commands.why-not-tip"));
    lines =
        new UiAction(
            Words.of("lines.list"), "ctrl L", has(_ -> true), () -> tools.get().showLines());
    newLine =
        new UiAction(
            Words.of("lines.new"), "ctrl shift B", has(_ -> true), () -> tools.get().newLine());
    toStop =
        new UiAction(
                Words.of("play-commands.to-stop"),
                "F8",
                PlayCommands::stopped,
                () -> workshop.goTo(Integer.MAX_VALUE))
            .says(Words.of("play-commands.to-stop-tip"));
    toChange =
        new UiAction(
                Words.of("play-commands.to-change"),
                "shift F8",
                now -> now.report().flatMap(ReloadReport::parted).isPresent(),
                () -> shown.get().report().flatMap(ReloadReport::parted).ifPresent(workshop::goTo))
            .says(Words.of("play-commands.to-change-tip"));
    dropRefused =
        new UiAction(
                Words.of("play-commands.drop-refused"),
                "F9",
                PlayCommands::stopped,
                workshop::dropRefused)
            .says(Words.of("play-commands.drop-refused-tip"));
    mend =
        new UiAction(
                Words.of("play-commands.mend"), "shift F9", PlayCommands::stopped, workshop::mend)
            .says(Words.of("play-commands.mend-tip"));
    playOn =
        new UiAction(
                Words.of("play-commands.play-on"),
                "ctrl F9",
                PlayCommands::stopped,
                workshop::playOnFromStop)
            .says(Words.of("play-commands.play-on-tip"));
    scripts =
        new UiAction(
            Words.of("play-commands.scripts"),
            "ctrl shift K",
            has(_ -> true),
            () -> tools.get().showScripts());
    seats =
        new UiAction(
            Words.of("play-commands.seats"),
            "ctrl shift P",
            has(_ -> true),
            () -> tools.get().showSeats());
    halt =
        new UiAction(
            Words.of("play-commands.halt"),
            "ctrl P",
            has(_ -> true),
            () -> workshop.seat(now -> now.halted(!now.halted())));
    bestRuns =
        new UiAction(
            Words.of("play-commands.best-runs"),
            "ctrl R",
            has(_ -> true),
            () -> tools.get().bestRuns().next());
    statistics =
        new UiAction(
            Words.of("play-commands.statistics"),
            "ctrl shift T",
            has(_ -> true),
            () -> tools.get().showStatistics());
    arrange =
        new UiAction(
            Words.of("play-commands.arrange"),
            "ctrl shift U",
            has(_ -> true),
            () -> tools.get().arrange());
    saveTest =
        new UiAction(
            Words.of("play-commands.save-test"),
            "ctrl alt S",
            has(_ -> true),
            () -> tools.get().saveTest());
    runTests =
        new UiAction(
            Words.of("play-commands.run-tests"),
            "ctrl alt T",
            now -> now.design().isPresent(),
            () -> tools.get().runTests());
  }

  private static boolean stopped(Snapshot now) {
    return now.play().filter(play -> !play.waiting().isEmpty()).isPresent();
  }

  /** What to do where a replay stopped or took another course. */
  List<UiAction> waysOn() {
    return List.of(toChange, toStop, dropRefused, mend, playOn);
  }

  List<UiAction> all() {
    return List.of(
        whyNot,
        lines,
        newLine,
        toStop,
        toChange,
        dropRefused,
        mend,
        playOn,
        scripts,
        seats,
        halt,
        bestRuns,
        statistics,
        arrange,
        saveTest,
        runTests);
  }
}
