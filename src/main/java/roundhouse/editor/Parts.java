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
import roundhouse.editor.kit.Bridge;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.map.MapEditor;
import roundhouse.editor.market.MarketEditor;
import roundhouse.editor.play.BoardView;
import roundhouse.editor.play.BooksView;
import roundhouse.editor.play.DecisionView;
import roundhouse.editor.play.HistoryBar;
import roundhouse.editor.play.LogView;
import roundhouse.editor.play.MarketView;
import roundhouse.editor.play.Pick;
import roundhouse.editor.play.ReloadBar;
import roundhouse.editor.play.RunDesk;
import roundhouse.editor.project.ProjectView;
import roundhouse.editor.tables.TablesView;
import roundhouse.editor.text.ProblemsNow;
import roundhouse.editor.text.ProblemsView;
import roundhouse.editor.text.TextTabs;
import roundhouse.editor.tiles.TileEditor;
import roundhouse.workshop.Draft;
import roundhouse.workshop.Workshop;

/** What the window is made of: the views, and the bars around them. */
final class Parts {
  final Drafting drafting;
  final Status status;
  final ProblemsNow problems;
  final TextTabs texts;
  final Pick pick;
  final PlayTools tools;
  final BoardView board;
  final MarketView market;
  final DecisionView decision;
  final HistoryBar history;
  final ReloadBar reload;
  final LeftGameBar left;
  final OwnProjectBar own;
  final RecoveredBar recovered;
  final ProjectView project;
  final ProblemsFoot foot;
  private final Map<Views, Supplier<? extends JComponent>> views = new EnumMap<>(Views.class);

  Parts(
      MainWindow window,
      Workshop workshop,
      Bridge bridge,
      Look look,
      Settings settings,
      Commands commands,
      PlayCommands play) {
    pick = new Pick(workshop::play);
    var runs = bridge.add(new RunDesk(pick));
    bridge.add(pick);
    tools = new PlayTools(window, workshop, bridge, look, window::bringUp, window::show);
    board = bridge.add(new BoardView(pick, runs, tools.bestRuns(), look, tools.subjects()));
    market = bridge.add(new MarketView(look, tools.subjects()));
    decision = bridge.add(new DecisionView(pick, runs, look, commands.bot));
    history = bridge.add(new HistoryBar(look, workshop::goTo, commands.steps()));
    status = bridge.add(new Status(look));
    reload = bridge.add(new ReloadBar(look, window::show, workshop::dismissReport, play.waysOn()));
    own = new OwnProjectBar(look, window::makeOwnProject);
    left = bridge.add(new LeftGameBar(workshop, look));
    drafting = bridge.add(new Drafting(workshop, text -> status.say(text, true)));
    recovered = new RecoveredBar(drafting.drafts(), look);
    problems = bridge.add(new ProblemsNow());
    var errands = new ProjectErrands(window, workshop);
    texts =
        bridge.add(
            new TextTabs(
                look, drafting.drafts(), workshop.loader().watched(), errands::makeVariant));
    new Disagreements(drafting.drafts(), window::openText);
    problems.listen(texts::mark);
    drafting.check().listen(problems::show);
    drafting.check().listen(texts::show);
    drafting.others().listen(problems::show);
    drafting.others().listen(texts::show);
    project =
        bridge.add(
            new ProjectView(
                workshop.loader(),
                look,
                problems,
                first -> openLast(window.lastDesk(), first),
                window::openText,
                window::begin,
                errands));
    foot = new ProblemsFoot(look, status, window::show);
    problems.listen(foot::show);
    game(workshop, bridge, look);
    design(window, workshop, bridge, look, settings);
  }

  private void game(Workshop workshop, Bridge bridge, Look look) {
    views.put(Views.BOARD, () -> withBelow(board, history));
    views.put(Views.CHOICES, () -> decision);
    views.put(Views.BOOKS, () -> bridge.add(new BooksView(look, tools.subjects())));
    views.put(Views.LOG, () -> bridge.add(new LogView(look, workshop::goTo)));
    views.put(Views.MARKET, () -> market);
    views.putAll(tools.views());
  }

  private void design(
      MainWindow window, Workshop workshop, Bridge bridge, Look look, Settings settings) {
    views.put(Views.PROJECT, () -> project);
    views.put(Views.TEXTS, () -> texts);
    var list = new ProblemsView(look, window::show, window::countProblems);
    problems.listen(list::show);
    views.put(Views.PROBLEMS, () -> list);
    views.put(
        Views.TABLES,
        () ->
            reading(
                new TablesView(workshop.loader(), drafting.drafts(), look, settings, window::show),
                TablesView::show));
    views.put(
        Views.EDIT_MAP,
        () ->
            reading(
                bridge.add(new MapEditor(drafting.drafts(), look, settings, window::show)),
                MapEditor::show));
    views.put(
        Views.EDIT_MARKET,
        () -> reading(new MarketEditor(drafting.drafts(), look, settings), MarketEditor::show));
    views.put(
        Views.EDIT_TILES,
        () ->
            reading(
                new TileEditor(workshop.loader(), drafting.drafts(), look, settings),
                TileEditor::show));
  }

  /** A view that shows the design as it is read by now, and at every later reading. */
  private <V> V reading(V view, BiConsumer<V, Draft> show) {
    drafting.check().listen(draft -> show.accept(view, draft));
    return view;
  }

  /** Opens what was open when the window was left, else the first file there is. */
  private void openLast(LastDesk desk, Path first) {
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

  /** The views, in the order of {@link Views}. */
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

  /** The bars above the views, which come when there is something to tell. */
  JPanel bars() {
    var bars = new JPanel();
    bars.setLayout(new BoxLayout(bars, BoxLayout.PAGE_AXIS));
    for (JComponent bar : List.of(own, left, recovered, reload)) bars.add(bar);
    return bars;
  }
}
