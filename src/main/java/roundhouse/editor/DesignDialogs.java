package roundhouse.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.design.yaml.YamlNode;
import roundhouse.editor.compare.DesignComparisonDialog;
import roundhouse.editor.lab.ManyGamesDialog;
import roundhouse.editor.setup.DraftDialog;
import roundhouse.editor.setup.NewDesignDialog;
import roundhouse.editor.tables.ThingRenaming;
import roundhouse.editor.text.Renaming;
import roundhouse.editor.text.SearchDialog;
import roundhouse.engine.GameLog;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.DefinedName;

/** Opens the dialogs about whole designs: new, compared, searched, played many times. */
final class DesignDialogs {
  private final WindowContext window;
  private final WindowParts parts;
  private final GameFileDialogs games;
  private final SearchDialog search;
  private Optional<ManyGamesDialog> many = Optional.empty();

  DesignDialogs(WindowParts parts, GameFileDialogs games) {
    window = parts.window;
    this.parts = parts;
    this.games = games;
    search =
        new SearchDialog(
            window.frame(),
            parts.editing.documents(),
            this::searched,
            window.host()::show,
            new OfOpenDesign());
  }

  /** Files of the open design may be edited in a variant if they are read-only; others may not. */
  private final class OfOpenDesign implements SearchDialog.Editable {
    @Override
    public boolean isReadOnly(Path file, String raw) {
      return window.workshop().loader().protects(file, raw);
    }

    @Override
    public boolean isOwn(Path file) {
      Optional<Path> design = window.bridge().shown().design();
      return design
          .filter(
              folder ->
                  Stream.of(folder, window.workshop().loader().scripts(folder))
                      .map(each -> each.toAbsolutePath().normalize())
                      .anyMatch(file.toAbsolutePath().normalize()::startsWith))
          .isPresent();
    }
  }

  /** The files of the design, and those of the notes on it and on the game. */
  private List<Path> searched() {
    return Stream.concat(
            window.bridge().shown().loaded().files().stream(), parts.notes.files().stream())
        .distinct()
        .toList();
  }

  void compare() {
    DesignComparisonDialog.show(
        window.frame(),
        window.look(),
        window.workshop().loader(),
        window.bridge().shown(),
        parts::askToPlayBoth);
  }

  /** Opens the dialog, or brings it back if it is open or was hidden for a game. */
  void manyGames() {
    many.filter(ManyGamesDialog::isDisplayable)
        .ifPresentOrElse(
            dialog -> {
              dialog.setVisible(true);
              dialog.toFront();
            },
            () ->
                many =
                    Optional.of(
                        ManyGamesDialog.open(
                            window.frame(),
                            window.look(),
                            window.workshop().loader(),
                            window.workshop().programs(),
                            parts.game.tools::showPrograms,
                            window.bridge().shown(),
                            this::lookAt)));
  }

  /** Shows a game played elsewhere in the window, if the current game may be replaced. */
  private boolean lookAt(GameLog log) {
    if (!games.replay(log)) return false;
    parts.status.say(UiWords.of("lab.back"), false);
    window.frame().toFront();
    window.host().focusChoiceList();
    return true;
  }

  void newDesign() {
    NewDesignDialog.ask(
        window.frame(),
        window.workshop().loader(),
        window.workshop().now().design(),
        window.host()::openNew,
        refused -> parts.status.say(refused, true));
  }

  /** Makes a design from a file or folder of another program. */
  void newDesignFrom() {
    DraftDialog.ask(
        window.frame(),
        window.workshop().loader(),
        window.host()::openNew,
        refused -> parts.status.say(refused, true));
  }

  void search() {
    search.open("", false);
  }

  /** Searches all files of the design for the word at the caret. */
  void findUses() {
    search.open(parts.texts.word(), true);
  }

  /** Renames the thing whose name is at the caret, everywhere in the design. */
  void rename() {
    parts.editing.onceRead(this::rename);
  }

  private void rename(Loaded read) {
    read.read()
        .tree()
        .flatMap(title -> parts.texts.named(title).map(name -> renaming(name, title, read)))
        .ifPresentOrElse(
            search::rename, () -> parts.status.say(UiWords.of("search.no-name"), true));
  }

  private Renaming renaming(DefinedName name, YamlNode title, Loaded read) {
    Renaming thing =
        Renaming.of(name, title, read.folder(), window.bridge().shown().loaded().files());
    if (!ThingRenaming.isPossible(read)) return thing;
    ThingRenaming here = ThingRenaming.of(parts.editing.documents(), read);
    return here.isInherited(name.map(), name.name())
        ? thing.of(other -> here.edits(name.map(), name.name(), other))
        : thing;
  }
}
