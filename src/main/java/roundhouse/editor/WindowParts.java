package roundhouse.editor;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.JPanel;
import roundhouse.board.HexId;
import roundhouse.editor.card.TurnCard;
import roundhouse.editor.change.BeforeTheEdit;
import roundhouse.editor.change.ChangeHere;
import roundhouse.editor.dock.DockView;
import roundhouse.editor.experiments.ExperimentsView;
import roundhouse.editor.kit.LazyComponent;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.SnapshotBridge;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.map.MapEditor;
import roundhouse.editor.notes.NotesView;
import roundhouse.editor.play.BoardView;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.editor.play.RunPlanner;
import roundhouse.editor.play.history.HistoryBar;
import roundhouse.editor.play.history.ReloadStrip;
import roundhouse.editor.play.history.StoppedReplayPane;
import roundhouse.editor.play.market.MarketView;
import roundhouse.editor.project.ProjectView;
import roundhouse.editor.status.NoticeRow;
import roundhouse.editor.status.OwnProjectBar;
import roundhouse.editor.status.ProblemsFooter;
import roundhouse.editor.status.RecoveredTextsBar;
import roundhouse.editor.status.StatusBar;
import roundhouse.editor.status.UnsavedGameBar;
import roundhouse.editor.text.CurrentProblems;
import roundhouse.editor.text.ProblemsView;
import roundhouse.editor.text.TextTabs;
import roundhouse.editor.variant.HeldEdits;
import roundhouse.words.UiWords;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.documents.LoadedDesign;
import roundhouse.workshop.notes.NoteSubject;
import roundhouse.workshop.notes.Notes;

/** The parts of the window: its views, and the bars around them. */
final class WindowParts {
  final HostWindow host;
  final Workshop workshop;
  final SnapshotBridge bridge;
  final WindowLook look;
  final Settings settings;
  final EditingSession editing;
  final Notes notes;
  final NoteActions noting;
  final ChangeHere change;
  final BeforeTheEdit beforeTheEdit;
  final StatusBar status;
  final CurrentProblems problems;
  final DesignActionHandler designs;
  final TextTabs texts;
  final ChoiceSelection selection;
  final AnalysisTools tools;
  final BoardView board;
  final MarketView market;
  final TurnCard decision;
  final HistoryBar history;
  final ReloadStrip reload;
  final UnsavedGameBar unsavedGame;
  final OwnProjectBar ownProject;
  final RecoveredTextsBar recoveredTexts;
  final ProjectView project;
  final ProblemsFooter footer;
  final ProblemsView problemList;
  final LazyComponent<ExperimentsView> experiments;
  final LazyComponent<MapEditor> mapEditor;

  /**
   * @param frame owns the dialogs
   * @param host the same window, as its parts use it
   * @param actions the commands that have buttons
   * @param counted called with the number of problems
   */
  WindowParts(
      JFrame frame,
      HostWindow host,
      Workshop workshop,
      SnapshotBridge bridge,
      WindowLook look,
      Settings settings,
      LastSession lastSession,
      BarActions actions,
      IntConsumer counted) {
    this.host = host;
    this.workshop = workshop;
    this.bridge = bridge;
    this.look = look;
    this.settings = settings;
    reload = bridge.add(new ReloadStrip(look, host::show, workshop::dismissReport));
    status = bridge.add(new StatusBar(look, reload, workshop.recordedGame()));
    editing = bridge.add(new EditingSession(workshop, text -> status.say(text, true)));
    notes = new Notes(editing.documents());
    bridge.add((_, now) -> notes.show(now));
    noting =
        new NoteActions(
            frame, host, workshop, editing, notes, this::showOnBoard, why -> status.say(why, true));
    selection = new ChoiceSelection(workshop::play);
    var runs = bridge.add(new RunPlanner(selection));
    bridge.add(selection);
    tools = new AnalysisTools(frame, workshop, bridge, look, host::bringToFront, host::show);
    beforeTheEdit = bridge.add(new BeforeTheEdit(frame.getLayeredPane()));
    board =
        beforeTheEdit.with(
            bridge.add(
                new BoardView(selection, runs, tools.bestRuns(), look, notes, tools.subjects())));
    market =
        beforeTheEdit.with(
            bridge.add(
                new MarketView(look, selection, tools.subjects(), workshop.queries()::forecast)));
    decision = turnCard(runs, actions);
    history = bridge.add(new HistoryBar(look, notes, workshop::goTo, actions.historySteps()));
    ownProject = new OwnProjectBar(look, host::makeOwnProject);
    unsavedGame = bridge.add(new UnsavedGameBar(workshop, look));
    HeldEdits.of(frame, workshop, editing.documents(), host::show, status::say);
    change =
        bridge.add(
            new ChangeHere(frame, editing.documents(), () -> editing.check().now(), host::show));
    tools.subjects().offerAtOnce(UiWords.of("change.offer"), change::open);
    tools
        .subjects()
        .offer(
            UiWords.of("commands.note"),
            _ -> true,
            subject -> noting.edit(NoteSubject.of(subject)));
    recoveredTexts = new RecoveredTextsBar(editing.documents(), look);
    problems = bridge.add(new CurrentProblems());
    designs = new DesignActionHandler(frame, workshop, host::openText, status::say);
    texts = textTabs(designs);
    project = projectView(designs, lastSession);
    footer = problemsFooter();
    problemList = problemsView(counted);
    mapEditor = new LazyComponent<>(this::mapEditor);
    experiments = bridge.later(() -> new ExperimentsView(look, workshop.loader(), host::open));
  }

  private TurnCard turnCard(RunPlanner runs, BarActions actions) {
    var stopped = bridge.add(new StoppedReplayPane(look, actions.afterReload()));
    return bridge.add(new TurnCard(selection, runs, look, actions.undo(), actions.bot(), stopped));
  }

  /** The open texts, which mark the problems found in them. */
  private TextTabs textTabs(DesignActionHandler designs) {
    List<Path> folders = workshop.loader().watchedFolders();
    var tabs = bridge.add(new TextTabs(look, editing.documents(), folders, designs::makeVariant));
    new ConflictRevealer(editing.documents(), host::openText);
    problems.addListener(tabs::showProblems);
    editing.check().listen(problems::show);
    editing.check().listen(tabs::show);
    editing.otherDesigns().listen(problems::show);
    editing.otherDesigns().listen(tabs::show);
    return tabs;
  }

  private ProjectView projectView(DesignActionHandler designs, LastSession lastSession) {
    var view =
        bridge.add(
            new ProjectView(
                workshop.loader(),
                look,
                problems,
                first -> openLast(lastSession, first),
                texts::follow,
                host::openText,
                host::begin,
                designs));
    designs.onChange(view::refresh);
    return view;
  }

  private ProblemsFooter problemsFooter() {
    var notices = new NoticeRow(List.of(ownProject, unsavedGame, recoveredTexts));
    var bar = new ProblemsFooter(look, notices, status, host::show);
    problems.addListener(bar::show);
    return bar;
  }

  private ProblemsView problemsView(IntConsumer counted) {
    var view = new ProblemsView(look, host::show, counted);
    problems.addListener(view::show);
    return view;
  }

  /** The list of all notes. */
  NotesView notesView() {
    return new NotesView(notes, noting::go, noting::edit, noting::noteMoment);
  }

  private MapEditor mapEditor() {
    var editor =
        new MapEditor(editing.documents(), look, settings, notes, host::show, this::showOnBoard);
    return reading(bridge.add(editor), MapEditor::show);
  }

  /** A view that shows the design as read now, and after every later reading. */
  <V> V reading(V view, BiConsumer<V, LoadedDesign> show) {
    editing.check().listen(loaded -> show.accept(view, loaded));
    return view;
  }

  /** Opens the texts that were open when the window was last closed, otherwise the first file. */
  private void openLast(LastSession desk, Path first) {
    List<Path> last = desk.texts();
    texts.open(last.isEmpty() ? List.of(first) : last);
  }

  /** The board above the bar of its history. */
  JPanel boardWithHistory() {
    var panel = new JPanel(new BorderLayout());
    panel.add(board, BorderLayout.CENTER);
    panel.add(history, BorderLayout.SOUTH);
    panel.setMinimumSize(new Dimension(200, 200));
    return panel;
  }

  /** Shows a hex on the board of the game. */
  void showOnBoard(HexId hex) {
    host.bringToFront(WindowView.BOARD);
    board.goTo(hex);
  }

  /** The views, in the order of {@link WindowView}. */
  List<DockView> views() {
    return Stream.of(WindowView.values()).map(view -> view.docked(this)).toList();
  }
}
