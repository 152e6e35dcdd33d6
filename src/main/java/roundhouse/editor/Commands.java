package roundhouse.editor;

import java.util.List;
import java.util.Optional;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.UiAction;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.ReloadReport;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.Workshop.Until;

/** Everything the user can do from a menu, a button or a key. */
final class Commands {
  final UiAction newGame;
  final UiAction open;
  final UiAction save;
  final UiAction saveAs;
  final UiAction export;
  final UiAction quit;
  final UiAction undo;
  final UiAction redo;
  final UiAction first;
  final UiAction last;
  final UiAction roundBack;
  final UiAction roundOn;
  final UiAction lines;
  final UiAction newLine;
  final UiAction reload;
  final UiAction toStop;
  final UiAction toChange;
  final UiAction dropRefused;
  final UiAction mend;
  final UiAction playOn;
  final UiAction scripts;
  final UiAction saveText;
  final UiAction decide;
  final UiAction whyNot;
  final UiAction lay;
  final UiAction turn;
  final UiAction turnBack;
  final UiAction drop;
  final UiAction bot;
  final UiAction botRound;
  final UiAction botGame;
  final UiAction stopBot;
  final UiAction seats;
  final UiAction halt;
  final UiAction dark;
  final UiAction larger;
  final UiAction smaller;
  final UiAction usualSize;
  final UiAction closer;
  final UiAction farther;
  final UiAction fit;
  final UiAction bestRuns;
  final UiAction statistics;
  final UiAction files;
  final UiAction keys;

  Commands(Workshop workshop, Look look, MainWindow window) {
    newGame = UiAction.always("New game…", "ctrl N", window::newGame);
    open = UiAction.always("Open game…", "ctrl O", window::openGame);
    save = new UiAction("Save game", "ctrl shift S", has(_ -> true), window::saveGame);
    saveAs = new UiAction("Save game as…", "", has(_ -> true), window::saveGameAs);
    export = new UiAction("Export picture…", "ctrl E", has(_ -> true), window::exportPicture);
    quit = UiAction.always("Quit", "ctrl Q", window::leave);
    undo = new UiAction("Undo", "ctrl alt Z", has(Playtest::canUndo), workshop::undo).says("One action back (Left, or Ctrl+Alt+Z)").sign("<");
    redo = new UiAction("Redo", "ctrl alt Y", has(Playtest::canRedo), workshop::redo).says("One action forth (Right, or Ctrl+Alt+Y)").sign(">");
    first = new UiAction("To the beginning", "ctrl HOME", has(Playtest::canUndo), () -> workshop.goTo(0)).says("To the beginning (Ctrl+Home)").sign("|<");
    last = new UiAction("To the end", "ctrl END", has(Playtest::canRedo), () -> workshop.goTo(Integer.MAX_VALUE)).says("To the end (Ctrl+End)").sign(">|");
    roundBack = new UiAction("One round back", "ctrl PAGE_UP", has(Playtest::canUndo), () -> workshop.goTo(window.history().roundBefore())).says("One round back (Ctrl+Page Up)").sign("<<");
    roundOn = new UiAction("One round forth", "ctrl PAGE_DOWN", has(Playtest::canRedo), () -> workshop.goTo(window.history().nextRound())).says("One round forth (Ctrl+Page Down)").sign(">>");
    lines = new UiAction("Lines of the game", "ctrl L", has(_ -> true), window::showLines);
    newLine = new UiAction("New line from here…", "ctrl shift B", has(_ -> true), window::newLine);
    reload = new UiAction("Reload the design", "F5", now -> now.design().isPresent(), workshop::reload);
    toStop = new UiAction("Go there", "F8", Commands::stopped, () -> workshop.goTo(Integer.MAX_VALUE)).says("To the moment at which the replay stopped (F8)");
    toChange = new UiAction("First difference", "shift F8", now -> now.report().flatMap(ReloadReport::parted).isPresent(), () -> window.shown().report().flatMap(ReloadReport::parted).ifPresent(workshop::goTo)).says("To the first action after which the game is another than before (Shift+F8)");
    dropRefused = new UiAction("Leave it out", "F9", Commands::stopped, workshop::dropRefused).says("Leave the refused action out and play the rest (F9)");
    mend = new UiAction("Do something else instead", "shift F9", Commands::stopped, workshop::mend).says("The next action you play stands in its place, and the rest is played after it (Shift+F9)");
    playOn = new UiAction("Play on from there", "ctrl F9", Commands::stopped, workshop::playOnFromStop).says("What came after it is kept as a line of its own (Ctrl+F9)");
    scripts = new UiAction("Hooks and scripts", "ctrl shift K", has(_ -> true), window::showScripts);
    saveText = UiAction.always("Save text", "ctrl S", window::saveText);
    decide = UiAction.always("Go to the choices", "F2", window::focusChoices);
    whyNot = new UiAction("Why not?…", "shift F1", has(_ -> true), window::askWhyNot).says("Which rule forbids what one would do (Shift+F1)");
    lay = new UiAction("Play what is picked", "ctrl ENTER", now -> now.situation().isPresent(), window::playPicked);
    turn = new UiAction("Turn the tile", "alt R", now -> now.situation().isPresent(), () -> window.pick().turn(1));
    turnBack = new UiAction("Turn the tile back", "alt shift R", now -> now.situation().isPresent(), () -> window.pick().turn(-1));
    drop = new UiAction("Let go of what is picked", "", now -> now.situation().isPresent(), () -> window.pick().drop());
    bot = new UiAction("Let a bot decide", "ctrl SPACE", now -> now.situation().flatMap(situation -> situation.decision()).isPresent(), () -> workshop.letBotPlay(Until.NEXT_ACTION));
    botRound = new UiAction("Let bots play this round", "ctrl shift SPACE", has(play -> !play.state().over()), () -> workshop.letBotPlay(Until.NEXT_ROUND));
    botGame = new UiAction("Let bots play to the end", "", has(play -> !play.state().over()), () -> workshop.letBotPlay(Until.END_OF_GAME));
    stopBot = new UiAction("Stop the bots", "", has(_ -> true), workshop::stopBot);
    seats = new UiAction("Who plays for whom", "ctrl shift P", has(_ -> true), window::showSeats);
    halt = new UiAction("Let bots in seats wait, or go on", "ctrl P", has(_ -> true), () -> workshop.seat(now -> now.halted(!now.halted())));
    dark = UiAction.always("Light or dark", "ctrl D", () -> look.dark(!look.dark()));
    larger = UiAction.always("Larger text", "ctrl PLUS", () -> look.textSize(look.textSize() + 1));
    smaller = UiAction.always("Smaller text", "ctrl MINUS", () -> look.textSize(look.textSize() - 1));
    usualSize = UiAction.always("Usual text size", "ctrl 0", look::usualTextSize);
    closer = UiAction.always("Closer to the board", "alt PLUS", () -> window.board().zoom(2));
    farther = UiAction.always("Farther from the board", "alt MINUS", () -> window.board().zoom(-2));
    fit = UiAction.always("Whole board", "alt 0", () -> window.board().fit());
    bestRuns = new UiAction("Best runs of the next company", "ctrl R", has(_ -> true), () -> window.bestRuns().next());
    statistics = new UiAction("Statistics of the game", "ctrl shift T", has(_ -> true), window::showStatistics);
    files = UiAction.always("Show or hide the files", "ctrl B", window::toggleFiles);
    keys = UiAction.always("Keys", "F1", window::showKeys);
  }

  private static java.util.function.Predicate<Snapshot> has(java.util.function.Predicate<Playtest> when) {
    return now -> Optional.of(now).flatMap(Snapshot::play).filter(when).isPresent();
  }

  private static boolean stopped(Snapshot now) {
    return now.play().filter(play -> !play.waiting().isEmpty()).isPresent();
  }

  /** From where a replay stopped, or went another way. */
  List<UiAction> waysOn() {
    return List.of(toChange, toStop, dropRefused, mend, playOn);
  }

  List<UiAction> steps() {
    return List.of(first, roundBack, undo, redo, roundOn, last);
  }

  List<UiAction> all() {
    return List.of(
        newGame, open, save, saveAs, export, quit, undo, redo, first, last, roundBack, roundOn, lines, newLine, reload, toStop, toChange, dropRefused, mend, playOn, scripts, saveText, decide, whyNot, lay, turn, turnBack,
        drop, bot, botRound, botGame, stopBot, seats, halt, dark, larger, smaller, usualSize, closer, farther, fit, bestRuns, statistics, files, keys);
  }
}
