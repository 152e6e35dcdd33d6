package roundhouse.editor;

import java.util.List;
import java.util.Optional;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.UiAction;
import roundhouse.words.Words;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.Workshop.Until;

/** Every command of the window that a menu, a button or a key can run. */
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
  final UiAction manyGames;
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
  final UiAction guide;
  final UiAction keys;

  Commands(Workshop workshop, Look look, Errands errands) {
    newGame = UiAction.always(Words.of("commands.new-game"), "ctrl N", errands::newGame);
    open = UiAction.always(Words.of("commands.open"), "ctrl O", errands::openGame);
    save =
        new UiAction(Words.of("commands.save"), "ctrl shift S", has(_ -> true), errands::saveGame);
    saveAs = new UiAction(Words.of("commands.save-as"), "", has(_ -> true), errands::saveGameAs);
    export =
        new UiAction(Words.of("commands.export"), "ctrl E", has(_ -> true), errands::exportPicture);
    print = new UiAction(Words.of("commands.print"), "ctrl alt P", has(_ -> true), errands::print);
    zip = UiAction.always(Words.of("commands.zip"), "ctrl alt O", errands::openZip);
    quit = UiAction.always(Words.of("commands.quit"), "ctrl Q", errands::leave);
    undo =
        new UiAction(Words.of("common.undo"), "ctrl alt Z", has(Playtest::canUndo), workshop::undo)
            .says(Words.of("commands.undo-tip"))
            .sign("<");
    redo =
        new UiAction(Words.of("common.redo"), "ctrl alt Y", has(Playtest::canRedo), workshop::redo)
            .says(Words.of("commands.redo-tip"))
            .sign(">");
    first =
        new UiAction(
                Words.of("commands.first"),
                "ctrl HOME",
                has(Playtest::canUndo),
                () -> workshop.goTo(0))
            .says(Words.of("commands.first-tip"))
            .sign("|<");
    last =
        new UiAction(
                Words.of("commands.last"),
                "ctrl END",
                has(Playtest::canRedo),
                () -> workshop.goTo(Integer.MAX_VALUE))
            .says(Words.of("commands.last-tip"))
            .sign(">|");
    roundBack =
        new UiAction(
                Words.of("commands.round-back"),
                "ctrl PAGE_UP",
                has(Playtest::canUndo),
                () -> workshop.goTo(errands.roundBefore()))
            .says(Words.of("commands.round-back-tip"))
            .sign("<<");
    roundOn =
        new UiAction(
                Words.of("commands.round-on"),
                "ctrl PAGE_DOWN",
                has(Playtest::canRedo),
                () -> workshop.goTo(errands.nextRound()))
            .says(Words.of("commands.round-on-tip"))
            .sign(">>");
    reload =
        new UiAction(
            Words.of("commands.reload"), "F5", now -> now.design().isPresent(), workshop::reload);
    designs =
        UiAction.always(Words.of("commands.designs"), "ctrl shift D", errands::compareDesigns)
            .says(Words.of("commands.designs-tip"));
    manyGames =
        UiAction.always(Words.of("commands.many-games"), "ctrl shift G", errands::manyGames)
            .says(Words.of("commands.many-games-tip"));
    saveText = UiAction.always(Words.of("commands.save-text"), "ctrl S", errands::saveText);
    decide = UiAction.always(Words.of("commands.decide"), "F2", errands::focusChoices);
    lay =
        new UiAction(
            Words.of("commands.lay"),
            "ctrl ENTER",
            now -> now.situation().isPresent(),
            errands::playPicked);
    turn =
        new UiAction(
            Words.of("commands.turn"),
            "alt R",
            now -> now.situation().isPresent(),
            () -> errands.turn(1));
    turnBack =
        new UiAction(
            Words.of("commands.turn-back"),
            "alt shift R",
            now -> now.situation().isPresent(),
            () -> errands.turn(-1));
    drop =
        new UiAction(
            Words.of("commands.drop"), "", now -> now.situation().isPresent(), errands::drop);
    bot =
        new UiAction(
            Words.of("commands.bot"),
            "ctrl SPACE",
            now -> now.situation().flatMap(situation -> situation.decision()).isPresent(),
            () -> workshop.letBotPlay(Until.NEXT_ACTION));
    botRound =
        new UiAction(
            Words.of("commands.bot-round"),
            "ctrl shift SPACE",
            has(play -> !play.state().over()),
            () -> workshop.letBotPlay(Until.NEXT_ROUND));
    botGame =
        new UiAction(
            Words.of("commands.bot-game"),
            "",
            has(play -> !play.state().over()),
            () -> workshop.letBotPlay(Until.END_OF_GAME));
    stopBot = new UiAction(Words.of("commands.stop-bot"), "", has(_ -> true), workshop::stopBot);
    dark = UiAction.always(Words.of("commands.dark"), "ctrl D", () -> look.dark(!look.dark()));
    larger =
        UiAction.always(
            Words.of("commands.larger"), "ctrl PLUS", () -> look.textSize(look.textSize() + 1));
    smaller =
        UiAction.always(
            Words.of("commands.smaller"), "ctrl MINUS", () -> look.textSize(look.textSize() - 1));
    usualSize = UiAction.always(Words.of("commands.usual-size"), "ctrl 0", look::usualTextSize);
    closer = UiAction.always(Words.of("commands.closer"), "alt PLUS", () -> errands.zoom(2));
    farther = UiAction.always(Words.of("commands.farther"), "alt MINUS", () -> errands.zoom(-2));
    fit = UiAction.always(Words.of("commands.fit"), "alt 0", errands::fit);
    files = UiAction.always(Words.of("commands.files"), "ctrl B", errands::toggleFiles);
    problems =
        UiAction.always(Words.of("commands.problems"), "ctrl shift M", errands::toggleProblems);
    newDesign =
        UiAction.always(Words.of("commands.new-design"), "ctrl shift N", errands::newDesign);
    search =
        UiAction.always(Words.of("commands.search"), "ctrl shift F", () -> errands.search(false));
    uses = UiAction.always(Words.of("commands.uses"), "shift F12", () -> errands.search(true));
    guide = UiAction.always(Words.of("commands.guide"), "F1", errands::showGuide);
    keys = UiAction.always(Words.of("commands.keys"), "ctrl F1", errands::showKeys);
  }

  static java.util.function.Predicate<Snapshot> has(java.util.function.Predicate<Playtest> when) {
    return now -> Optional.of(now).flatMap(Snapshot::play).filter(when).isPresent();
  }

  List<UiAction> steps() {
    return List.of(first, roundBack, undo, redo, roundOn, last);
  }

  List<UiAction> all() {
    return List.of(
        newGame, open, save, saveAs, export, print, zip, quit, undo, redo, first, last, roundBack,
        roundOn, reload, designs, manyGames, saveText, decide, lay, turn, turnBack, drop, bot,
        botRound, botGame, stopBot, dark, larger, smaller, usualSize, closer, farther, fit, files,
        problems, newDesign, search, uses, guide, keys);
  }
}
