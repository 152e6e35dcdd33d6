package roundhouse.editor;

import java.util.List;
import java.util.Optional;
import roundhouse.editor.kit.UiAction;
import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.Workshop.Until;
import roundhouse.workshop.history.GameHistory;

/** Every command of the window that a menu, a button or a key can run. */
final class WindowCommands {
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
  final UiAction previousRound;
  final UiAction nextRound;
  final UiAction reload;
  final UiAction designs;
  final UiAction manyGames;
  final UiAction saveText;
  final UiAction goToChoices;
  final UiAction playPicked;
  final UiAction turnTile;
  final UiAction turnTileBack;
  final UiAction dropPicked;
  final UiAction bot;
  final UiAction botRound;
  final UiAction botGame;
  final UiAction stopBot;
  final UiAction toggleDark;
  final UiAction larger;
  final UiAction smaller;
  final UiAction usualSize;
  final UiAction zoomIn;
  final UiAction zoomOut;
  final UiAction fit;
  final UiAction toggleFiles;
  final UiAction toggleProblems;
  final UiAction newDesign;
  final UiAction search;
  final UiAction findUses;
  final UiAction guide;
  final UiAction keys;

  WindowCommands(Workshop workshop, WindowLook look, CommandHandlers errands) {
    newGame = UiAction.always(UiWords.of("commands.new-game"), "ctrl N", errands::newGame);
    open = UiAction.always(UiWords.of("commands.open"), "ctrl O", errands::openGame);
    save =
        new UiAction(
            UiWords.of("commands.save"), "ctrl shift S", inGame(_ -> true), errands::saveGame);
    saveAs =
        new UiAction(UiWords.of("commands.save-as"), "", inGame(_ -> true), errands::saveGameAs);
    export =
        new UiAction(
            UiWords.of("commands.export"), "ctrl E", inGame(_ -> true), errands::exportPicture);
    print =
        new UiAction(UiWords.of("commands.print"), "ctrl alt P", inGame(_ -> true), errands::print);
    zip = UiAction.always(UiWords.of("commands.zip"), "ctrl alt O", errands::openZip);
    quit = UiAction.always(UiWords.of("commands.quit"), "ctrl Q", errands::quit);
    undo =
        new UiAction(
                UiWords.of("common.undo"),
                "ctrl alt Z",
                inGame(GameHistory::canUndo),
                workshop::undo)
            .withTip(UiWords.of("commands.undo-tip"))
            .withIcon("<");
    redo =
        new UiAction(
                UiWords.of("common.redo"),
                "ctrl alt Y",
                inGame(GameHistory::canRedo),
                workshop::redo)
            .withTip(UiWords.of("commands.redo-tip"))
            .withIcon(">");
    first =
        new UiAction(
                UiWords.of("commands.first"),
                "ctrl HOME",
                inGame(GameHistory::canUndo),
                () -> workshop.goTo(0))
            .withTip(UiWords.of("commands.first-tip"))
            .withIcon("|<");
    last =
        new UiAction(
                UiWords.of("commands.last"),
                "ctrl END",
                inGame(GameHistory::canRedo),
                () -> workshop.goTo(Integer.MAX_VALUE))
            .withTip(UiWords.of("commands.last-tip"))
            .withIcon(">|");
    previousRound =
        new UiAction(
                UiWords.of("commands.round-back"),
                "ctrl PAGE_UP",
                inGame(GameHistory::canUndo),
                () -> workshop.goTo(errands.previousRound()))
            .withTip(UiWords.of("commands.round-back-tip"))
            .withIcon("<<");
    nextRound =
        new UiAction(
                UiWords.of("commands.round-on"),
                "ctrl PAGE_DOWN",
                inGame(GameHistory::canRedo),
                () -> workshop.goTo(errands.nextRound()))
            .withTip(UiWords.of("commands.round-on-tip"))
            .withIcon(">>");
    reload =
        new UiAction(
            UiWords.of("commands.reload"), "F5", now -> now.design().isPresent(), workshop::reload);
    designs =
        UiAction.always(UiWords.of("commands.designs"), "ctrl shift D", errands::compareDesigns)
            .withTip(UiWords.of("commands.designs-tip"));
    manyGames =
        UiAction.always(UiWords.of("commands.many-games"), "ctrl shift G", errands::manyGames)
            .withTip(UiWords.of("commands.many-games-tip"));
    saveText = UiAction.always(UiWords.of("commands.save-text"), "ctrl S", errands::saveText);
    goToChoices = UiAction.always(UiWords.of("commands.decide"), "F2", errands::focusChoices);
    playPicked =
        new UiAction(
            UiWords.of("commands.lay"),
            "ctrl ENTER",
            now -> now.situation().isPresent(),
            errands::playPicked);
    turnTile =
        new UiAction(
            UiWords.of("commands.turn"),
            "alt R",
            now -> now.situation().isPresent(),
            () -> errands.turnTile(1));
    turnTileBack =
        new UiAction(
            UiWords.of("commands.turn-back"),
            "alt shift R",
            now -> now.situation().isPresent(),
            () -> errands.turnTile(-1));
    dropPicked =
        new UiAction(
            UiWords.of("commands.drop"),
            "",
            now -> now.situation().isPresent(),
            errands::dropPicked);
    bot =
        new UiAction(
            UiWords.of("commands.bot"),
            "ctrl SPACE",
            now -> now.situation().flatMap(situation -> situation.decision()).isPresent(),
            () -> workshop.letBotPlay(Until.NEXT_ACTION));
    botRound =
        new UiAction(
            UiWords.of("commands.bot-round"),
            "ctrl shift SPACE",
            inGame(play -> !play.state().over()),
            () -> workshop.letBotPlay(Until.NEXT_ROUND));
    botGame =
        new UiAction(
            UiWords.of("commands.bot-game"),
            "",
            inGame(play -> !play.state().over()),
            () -> workshop.letBotPlay(Until.END_OF_GAME));
    stopBot =
        new UiAction(UiWords.of("commands.stop-bot"), "", inGame(_ -> true), workshop::stopBot);
    toggleDark =
        UiAction.always(UiWords.of("commands.dark"), "ctrl D", () -> look.dark(!look.dark()));
    larger =
        UiAction.always(
            UiWords.of("commands.larger"), "ctrl PLUS", () -> look.textSize(look.textSize() + 1));
    smaller =
        UiAction.always(
            UiWords.of("commands.smaller"), "ctrl MINUS", () -> look.textSize(look.textSize() - 1));
    usualSize = UiAction.always(UiWords.of("commands.usual-size"), "ctrl 0", look::resetTextSize);
    zoomIn = UiAction.always(UiWords.of("commands.closer"), "alt PLUS", () -> errands.zoom(2));
    zoomOut = UiAction.always(UiWords.of("commands.farther"), "alt MINUS", () -> errands.zoom(-2));
    fit = UiAction.always(UiWords.of("commands.fit"), "alt 0", errands::fit);
    toggleFiles = UiAction.always(UiWords.of("commands.files"), "ctrl B", errands::toggleFiles);
    toggleProblems =
        UiAction.always(UiWords.of("commands.problems"), "ctrl shift M", errands::toggleProblems);
    newDesign =
        UiAction.always(UiWords.of("commands.new-design"), "ctrl shift N", errands::newDesign);
    search =
        UiAction.always(UiWords.of("commands.search"), "ctrl shift F", () -> errands.search(false));
    findUses =
        UiAction.always(UiWords.of("commands.uses"), "shift F12", () -> errands.search(true));
    guide = UiAction.always(UiWords.of("commands.guide"), "F1", errands::showGuide);
    keys = UiAction.always(UiWords.of("commands.keys"), "ctrl F1", errands::showKeys);
  }

  static java.util.function.Predicate<Snapshot> inGame(
      java.util.function.Predicate<GameHistory> when) {
    return now -> Optional.of(now).flatMap(Snapshot::play).filter(when).isPresent();
  }

  List<UiAction> historySteps() {
    return List.of(first, previousRound, undo, redo, nextRound, last);
  }

  List<UiAction> all() {
    return List.of(
        newGame,
        open,
        save,
        saveAs,
        export,
        print,
        zip,
        quit,
        undo,
        redo,
        first,
        last,
        previousRound,
        nextRound,
        reload,
        designs,
        manyGames,
        saveText,
        goToChoices,
        playPicked,
        turnTile,
        turnTileBack,
        dropPicked,
        bot,
        botRound,
        botGame,
        stopBot,
        toggleDark,
        larger,
        smaller,
        usualSize,
        zoomIn,
        zoomOut,
        fit,
        toggleFiles,
        toggleProblems,
        newDesign,
        search,
        findUses,
        guide,
        keys);
  }
}
