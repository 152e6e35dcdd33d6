package roundhouse.editor;

import java.util.List;
import java.util.Optional;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.UiAction;
import roundhouse.workshop.Playtest;
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
  final UiAction print;
  final UiAction zip;
  final UiAction quit;
  final UiAction undo;
  final UiAction redo;
  final UiAction first;
  final UiAction last;
  final UiAction roundBack;
  final UiAction roundOn;
  final UiAction reload;
  final UiAction designs;
  final UiAction saveText;
  final UiAction decide;
  final UiAction lay;
  final UiAction turn;
  final UiAction turnBack;
  final UiAction drop;
  final UiAction bot;
  final UiAction botRound;
  final UiAction botGame;
  final UiAction stopBot;
  final UiAction dark;
  final UiAction larger;
  final UiAction smaller;
  final UiAction usualSize;
  final UiAction closer;
  final UiAction farther;
  final UiAction fit;
  final UiAction files;
  final UiAction problems;
  final UiAction newDesign;
  final UiAction search;
  final UiAction uses;
  final UiAction keys;

  Commands(Workshop workshop, Look look, Errands errands) {
    newGame = UiAction.always("New game…", "ctrl N", errands::newGame);
    open = UiAction.always("Open game…", "ctrl O", errands::openGame);
    save = new UiAction("Save game", "ctrl shift S", has(_ -> true), errands::saveGame);
    saveAs = new UiAction("Save game as…", "", has(_ -> true), errands::saveGameAs);
    export = new UiAction("Export picture…", "ctrl E", has(_ -> true), errands::exportPicture);
    print = new UiAction("Print…", "ctrl alt P", has(_ -> true), errands::print);
    zip = UiAction.always("Open someone's zip…", "ctrl alt O", errands::openZip);
    quit = UiAction.always("Quit", "ctrl Q", errands::leave);
    undo = new UiAction("Undo", "ctrl alt Z", has(Playtest::canUndo), workshop::undo).says("One action back (Left, or Ctrl+Alt+Z)").sign("<");
    redo = new UiAction("Redo", "ctrl alt Y", has(Playtest::canRedo), workshop::redo).says("One action forth (Right, or Ctrl+Alt+Y)").sign(">");
    first = new UiAction("To the beginning", "ctrl HOME", has(Playtest::canUndo), () -> workshop.goTo(0)).says("To the beginning (Ctrl+Home)").sign("|<");
    last = new UiAction("To the end", "ctrl END", has(Playtest::canRedo), () -> workshop.goTo(Integer.MAX_VALUE)).says("To the end (Ctrl+End)").sign(">|");
    roundBack = new UiAction("One round back", "ctrl PAGE_UP", has(Playtest::canUndo), () -> workshop.goTo(errands.roundBefore())).says("One round back (Ctrl+Page Up)").sign("<<");
    roundOn = new UiAction("One round forth", "ctrl PAGE_DOWN", has(Playtest::canRedo), () -> workshop.goTo(errands.nextRound())).says("One round forth (Ctrl+Page Down)").sign(">>");
    reload = new UiAction("Reload the design", "F5", now -> now.design().isPresent(), workshop::reload);
    designs = UiAction.always("Two designs side by side…", "ctrl shift D", errands::compareDesigns).says("In what two designs differ, or one under its options (Ctrl+Shift+D)");
    saveText = UiAction.always("Save text", "ctrl S", errands::saveText);
    decide = UiAction.always("Go to the choices", "F2", errands::focusChoices);
    lay = new UiAction("Play what is picked", "ctrl ENTER", now -> now.situation().isPresent(), errands::playPicked);
    turn = new UiAction("Turn the tile", "alt R", now -> now.situation().isPresent(), () -> errands.turn(1));
    turnBack = new UiAction("Turn the tile back", "alt shift R", now -> now.situation().isPresent(), () -> errands.turn(-1));
    drop = new UiAction("Let go of what is picked", "", now -> now.situation().isPresent(), errands::drop);
    bot = new UiAction("Let a bot decide", "ctrl SPACE", now -> now.situation().flatMap(situation -> situation.decision()).isPresent(), () -> workshop.letBotPlay(Until.NEXT_ACTION));
    botRound = new UiAction("Let bots play this round", "ctrl shift SPACE", has(play -> !play.state().over()), () -> workshop.letBotPlay(Until.NEXT_ROUND));
    botGame = new UiAction("Let bots play to the end", "", has(play -> !play.state().over()), () -> workshop.letBotPlay(Until.END_OF_GAME));
    stopBot = new UiAction("Stop the bots", "", has(_ -> true), workshop::stopBot);
    dark = UiAction.always("Light or dark", "ctrl D", () -> look.dark(!look.dark()));
    larger = UiAction.always("Larger text", "ctrl PLUS", () -> look.textSize(look.textSize() + 1));
    smaller = UiAction.always("Smaller text", "ctrl MINUS", () -> look.textSize(look.textSize() - 1));
    usualSize = UiAction.always("Usual text size", "ctrl 0", look::usualTextSize);
    closer = UiAction.always("Closer to the board", "alt PLUS", () -> errands.zoom(2));
    farther = UiAction.always("Farther from the board", "alt MINUS", () -> errands.zoom(-2));
    fit = UiAction.always("Whole board", "alt 0", errands::fit);
    files = UiAction.always("Show or hide the files", "ctrl B", errands::toggleFiles);
    problems = UiAction.always("Problems at the foot of the window", "ctrl shift M", errands::toggleProblems);
    newDesign = UiAction.always("New design or variant…", "ctrl shift N", errands::newDesign);
    search = UiAction.always("Search in all files…", "ctrl shift F", () -> errands.search(false));
    uses = UiAction.always("Find uses of the word", "shift F12", () -> errands.search(true));
    keys = UiAction.always("Keys", "F1", errands::showKeys);
  }

  static java.util.function.Predicate<Snapshot> has(java.util.function.Predicate<Playtest> when) {
    return now -> Optional.of(now).flatMap(Snapshot::play).filter(when).isPresent();
  }

  List<UiAction> steps() {
    return List.of(first, roundBack, undo, redo, roundOn, last);
  }

  List<UiAction> all() {
    return List.of(
        newGame, open, save, saveAs, export, print, zip, quit, undo, redo, first, last, roundBack, roundOn, reload, designs, saveText, decide, lay, turn, turnBack,
        drop, bot, botRound, botGame, stopBot, dark, larger, smaller, usualSize, closer, farther, fit, files, problems, newDesign, search, uses, keys);
  }
}
