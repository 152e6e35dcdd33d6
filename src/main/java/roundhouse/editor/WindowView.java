package roundhouse.editor;

import static roundhouse.editor.LayoutArea.BELOW;
import static roundhouse.editor.LayoutArea.MIDDLE;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.JComponent;
import roundhouse.editor.change.GameColumn;
import roundhouse.editor.dock.DockView;
import roundhouse.editor.guide.GuideTopic;
import roundhouse.editor.market.MarketEditor;
import roundhouse.editor.pencil.PencilView;
import roundhouse.editor.play.history.LogView;
import roundhouse.editor.text.TextTabs;
import roundhouse.editor.tiles.TileEditor;
import roundhouse.editor.workspace.Workspace;
import roundhouse.words.UiWords;

/**
 * Every view of the window, a row each: its key, its area in the layouts for play and for design,
 * its topic in the guide, and how it is made. Its title and a sentence about it are the words
 * {@code views.ID} and {@code views.ID.says}. Tabs follow the order of the rows.
 */
enum WindowView implements HostWindow.View {
  PROJECT(
      "alt 1",
      LayoutArea.PROJECT,
      LayoutArea.PROJECT,
      _ -> GuideTopic.part("title"),
      on -> on.project),
  TEXTS("alt 2", LayoutArea.TEXTS, LayoutArea.TEXTS, WindowView::topic, on -> on.texts),
  BOARD("alt 3", MIDDLE, MIDDLE, _ -> GuideTopic.play(), on -> on.game.boardWithHistory()),
  CHOICES("alt 4", LayoutArea.CHOICES, BELOW, _ -> GuideTopic.play(), on -> on.game.decision),
  BOOKS("alt 5", LayoutArea.BOOKS, BELOW, _ -> GuideTopic.play(), on -> on.game.holdings()),
  MARKET("alt 6", BELOW, BELOW, _ -> GuideTopic.play(), on -> on.game.market),
  PROBLEMS("alt 7", BELOW, BELOW, _ -> GuideTopic.part("title"), on -> on.problemList),
  TABLES("alt 8", BELOW, MIDDLE, _ -> GuideTopic.part("trains"), on -> on.tables.get()),
  LOG(
      "alt 9",
      BELOW,
      BELOW,
      _ -> GuideTopic.play(),
      on ->
          on.window
              .bridge()
              .add(new LogView(on.window.look(), on.notes, on.window.workshop()::goTo))),
  STATISTICS("", BELOW, BELOW, _ -> GuideTopic.play(), on -> on.game.tools.statistics()),
  SCRIPTS("", BELOW, MIDDLE, _ -> GuideTopic.hook(""), on -> on.game.tools.scripts()),
  LINES("", BELOW, BELOW, _ -> GuideTopic.play(), on -> on.game.tools.branches()),
  SEATS("", BELOW, BELOW, _ -> GuideTopic.play(), on -> on.game.tools.seats()),
  ADVICE("", BELOW, BELOW, _ -> GuideTopic.play(), on -> on.game.tools.advice()),
  EDIT_MAP("alt shift 1", MIDDLE, MIDDLE, _ -> GuideTopic.howTo("map"), on -> on.mapEditor.get()),
  EDIT_MARKET(
      "alt shift 2",
      MIDDLE,
      MIDDLE,
      _ -> GuideTopic.howTo("market"),
      on ->
          on.reading(
              new MarketEditor(on.editing.documents(), on.window.look(), on.window.settings()),
              MarketEditor::show)),
  EDIT_TILES(
      "alt shift 3",
      MIDDLE,
      MIDDLE,
      _ -> GuideTopic.howTo("tiles"),
      on ->
          on.reading(
              new TileEditor(
                  on.window.workshop().loader(),
                  on.editing.documents(),
                  on.window.look(),
                  on.window.settings()),
              TileEditor::show)),
  PENCIL(
      "alt shift 6",
      MIDDLE,
      MIDDLE,
      _ -> GuideTopic.play(),
      on ->
          on.window
              .bridge()
              .add(new PencilView(on.window.look(), on.window.workshop().queries()::bestRuns))),
  NOTES("alt shift 7", BELOW, BELOW, _ -> GuideTopic.howTo("revise"), WindowParts::notesView),
  REVISIONS(
      "alt shift 8", BELOW, BELOW, _ -> GuideTopic.howTo("revise"), WindowParts::revisionsView),
  EXPERIMENTS(
      "alt shift 4",
      MIDDLE,
      MIDDLE,
      _ -> GuideTopic.howTo("experiment"),
      on -> on.experiments.get()),
  SEARCHES("alt shift 9", MIDDLE, MIDDLE, _ -> GuideTopic.howTo("search"), on -> on.searches.get()),
  GAME(
      "alt shift 5",
      MIDDLE,
      LayoutArea.GAME,
      _ -> GuideTopic.play(),
      on ->
          on.game.beforeTheEdit.with(
              on.window
                  .bridge()
                  .add(
                      new GameColumn(
                          on.window.workshop().loader(),
                          on.window.look(),
                          on.game.tools.subjects(),
                          on.window.host()::show))));

  private final String key;
  private final LayoutArea inPlay;
  private final LayoutArea inDesign;
  private final Function<TextTabs, GuideTopic> topic;
  private final Function<WindowParts, JComponent> maker;

  WindowView(
      String key,
      LayoutArea inPlay,
      LayoutArea inDesign,
      Function<TextTabs, GuideTopic> topic,
      Function<WindowParts, JComponent> maker) {
    this.key = key;
    this.inPlay = inPlay;
    this.inDesign = inDesign;
    this.topic = topic;
    this.maker = maker;
  }

  /** The text of its tab. */
  String title() {
    return UiWords.of("views." + id());
  }

  /** What it shows, in a sentence. */
  String says() {
    return UiWords.of("views." + id() + ".says");
  }

  /** The key that goes there; "" if none. */
  String key() {
    return key;
  }

  /** The workspace to which it belongs. */
  Workspace home() {
    return switch (this) {
      case BOARD, CHOICES, BOOKS, MARKET, LOG, LINES, SEATS, ADVICE -> Workspace.PLAY;
      case STATISTICS, EXPERIMENTS, SEARCHES -> Workspace.EVIDENCE;
      default -> Workspace.DESIGN;
    };
  }

  LayoutArea inPlay() {
    return inPlay;
  }

  LayoutArea inDesign() {
    return inDesign;
  }

  /** Its topic in the guide; in a text, that of the word at the caret. */
  GuideTopic topic(WindowParts parts) {
    return topic.apply(parts.texts);
  }

  private static GuideTopic topic(TextTabs texts) {
    return texts
        .file()
        .map(file -> GuideTopic.word(file, texts.word()))
        .orElse(GuideTopic.window());
  }

  /** The view as it can be docked; its content is made when it is first shown. */
  DockView docked(WindowParts parts) {
    return new DockView(
        id(), title(), inPlay.side(), inDesign.foldedOut(), () -> maker.apply(parts));
  }

  /** The view with that id. */
  static Optional<WindowView> of(String id) {
    return Stream.of(values()).filter(view -> view.id().equals(id)).findFirst();
  }

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
