package roundhouse.editor;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import javax.swing.BoxLayout;
import javax.swing.JComponent;
import javax.swing.JPanel;
import roundhouse.editor.dock.DockView;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.SnapshotBridge;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.map.MapEditor;
import roundhouse.editor.market.MarketEditor;
import roundhouse.editor.play.BoardView;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.editor.play.DecisionView;
import roundhouse.editor.play.MarketView;
import roundhouse.editor.play.RunPlanner;
import roundhouse.editor.play.books.BooksView;
import roundhouse.editor.play.history.HistoryBar;
import roundhouse.editor.play.history.LogView;
import roundhouse.editor.play.history.ReloadBar;
import roundhouse.editor.project.ProjectView;
import roundhouse.editor.tables.TablesView;
import roundhouse.editor.text.CurrentProblems;
import roundhouse.editor.text.ProblemsView;
import roundhouse.editor.text.TextTabs;
import roundhouse.editor.tiles.TileEditor;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.documents.LoadedDesign;

/** The parts of the window: its views, and the bars around them. */
final class WindowParts {
  final EditingSession editing;
  final StatusBar status;
  final CurrentProblems problems;
  final TextTabs texts;
  final ChoiceSelection selection;
  final AnalysisTools tools;
  final BoardView board;
  final MarketView market;
  final DecisionView decision;
  final HistoryBar history;
  final ReloadBar reload;
  final UnsavedGameBar unsavedGame;
  final OwnProjectBar ownProject;
  final RecoveredTextsBar recoveredTexts;
  final ProjectView project;
  final ProblemsFooter footer;
  private final Map<WindowView, Supplier<? extends JComponent>> views =
      new EnumMap<>(WindowView.class);

  WindowParts(
      MainWindow window,
      Workshop workshop,
      SnapshotBridge bridge,
      WindowLook look,
      Settings settings,
      WindowCommands commands,
      AnalysisCommands play) {
    selection = new ChoiceSelection(workshop::play);
    var runs = bridge.add(new RunPlanner(selection));
    bridge.add(selection);
    tools = new AnalysisTools(window, workshop, bridge, look, window::bringToFront, window::show);
    board = bridge.add(new BoardView(selection, runs, tools.bestRuns(), look, tools.subjects()));
    market = bridge.add(new MarketView(look, tools.subjects()));
    decision = bridge.add(new DecisionView(selection, runs, look, commands.bot));
    history = bridge.add(new HistoryBar(look, workshop::goTo, commands.historySteps()));
    status = bridge.add(new StatusBar(look));
    reload =
        bridge.add(new ReloadBar(look, window::show, workshop::dismissReport, play.afterReload()));
    ownProject = new OwnProjectBar(look, window::makeOwnProject);
    unsavedGame = bridge.add(new UnsavedGameBar(workshop, look));
    editing = bridge.add(new EditingSession(workshop, text -> status.say(text, true)));
    recoveredTexts = new RecoveredTextsBar(editing.drafts(), look);
    problems = bridge.add(new CurrentProblems());
    var errands = new DesignActionHandler(window, workshop);
    texts =
        bridge.add(
            new TextTabs(
                look, editing.drafts(), workshop.loader().watchedFolders(), errands::makeVariant));
    new ConflictRevealer(editing.drafts(), window::openText);
    problems.addListener(texts::showProblems);
    editing.check().listen(problems::show);
    editing.check().listen(texts::show);
    editing.otherDesigns().listen(problems::show);
    editing.otherDesigns().listen(texts::show);
    project =
        bridge.add(
            new ProjectView(
                workshop.loader(),
                look,
                problems,
                first -> openLast(window.lastSession(), first),
                window::openText,
                window::begin,
                errands));
    footer = new ProblemsFooter(look, status, window::show);
    problems.addListener(footer::show);
    game(workshop, bridge, look);
    design(window, workshop, bridge, look, settings);
  }

  private void game(Workshop workshop, SnapshotBridge bridge, WindowLook look) {
    views.put(WindowView.BOARD, () -> withBelow(board, history));
    views.put(WindowView.CHOICES, () -> decision);
    views.put(WindowView.BOOKS, () -> bridge.add(new BooksView(look, tools.subjects())));
    views.put(WindowView.LOG, () -> bridge.add(new LogView(look, workshop::goTo)));
    views.put(WindowView.MARKET, () -> market);
    views.putAll(tools.views());
  }

  private void design(
      MainWindow window,
      Workshop workshop,
      SnapshotBridge bridge,
      WindowLook look,
      Settings settings) {
    views.put(WindowView.PROJECT, () -> project);
    views.put(WindowView.TEXTS, () -> texts);
    var list = new ProblemsView(look, window::show, window::countProblems);
    problems.addListener(list::show);
    views.put(WindowView.PROBLEMS, () -> list);
    views.put(
        WindowView.TABLES,
        () ->
            reading(
                new TablesView(workshop.loader(), editing.drafts(), look, settings, window::show),
                TablesView::show));
    views.put(
        WindowView.EDIT_MAP,
        () ->
            reading(
                bridge.add(new MapEditor(editing.drafts(), look, settings, window::show)),
                MapEditor::show));
    views.put(
        WindowView.EDIT_MARKET,
        () -> reading(new MarketEditor(editing.drafts(), look, settings), MarketEditor::show));
    views.put(
        WindowView.EDIT_TILES,
        () ->
            reading(
                new TileEditor(workshop.loader(), editing.drafts(), look, settings),
                TileEditor::show));
  }

  /** A view that shows the design as read now, and after every later reading. */
  private <V> V reading(V view, BiConsumer<V, LoadedDesign> show) {
    editing.check().listen(draft -> show.accept(view, draft));
    return view;
  }

  /** Opens the texts that were open when the window was last closed, otherwise the first file. */
  private void openLast(LastSession desk, Path first) {
    List<Path> last = desk.texts();
    texts.open(last.isEmpty() ? List.of(first) : last);
  }

  private static JPanel withBelow(Component main, Component below) {
    var panel = new JPanel(new BorderLayout());
    panel.add(main, BorderLayout.CENTER);
    panel.add(below, BorderLayout.SOUTH);
    panel.setMinimumSize(new Dimension(200, 200));
    return panel;
  }

  /** The views, in the order of {@link WindowView}. */
  List<DockView> views() {
    return views.entrySet().stream()
        .map(
            each ->
                new DockView(
                    each.getKey().id(),
                    each.getKey().title(),
                    each.getKey().side(),
                    each.getValue()))
        .toList();
  }

  /** The bars above the views; each appears when it has something to say. */
  JPanel bars() {
    var bars = new JPanel();
    bars.setLayout(new BoxLayout(bars, BoxLayout.PAGE_AXIS));
    for (JComponent bar : List.of(ownProject, unsavedGame, recoveredTexts, reload)) bars.add(bar);
    return bars;
  }
}
