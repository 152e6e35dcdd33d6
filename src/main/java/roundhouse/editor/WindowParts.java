package roundhouse.editor;

import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import roundhouse.editor.change.ChangeHere;
import roundhouse.editor.dock.DockView;
import roundhouse.editor.experiments.ExperimentsView;
import roundhouse.editor.experiments.PlayBothQuestion;
import roundhouse.editor.experiments.SearchesView;
import roundhouse.editor.kit.LazyComponent;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.map.MapEditor;
import roundhouse.editor.notes.NotesView;
import roundhouse.editor.play.history.ReloadStrip;
import roundhouse.editor.project.ProjectView;
import roundhouse.editor.revisions.RevisionsView;
import roundhouse.editor.share.CopiedTurnDialog;
import roundhouse.editor.share.HostedTable;
import roundhouse.editor.status.ElsewhereBar;
import roundhouse.editor.status.NoticeRow;
import roundhouse.editor.status.OwnProjectBar;
import roundhouse.editor.status.ProblemsFooter;
import roundhouse.editor.status.RecoveredTextsBar;
import roundhouse.editor.status.StatusBar;
import roundhouse.editor.status.TakeBackBar;
import roundhouse.editor.status.UnsavedGameBar;
import roundhouse.editor.tables.TablesView;
import roundhouse.editor.text.ConflictRevealer;
import roundhouse.editor.text.CurrentProblems;
import roundhouse.editor.text.ProblemsView;
import roundhouse.editor.text.TextTabs;
import roundhouse.editor.variant.VariantOffer;
import roundhouse.script.loading.Loaded;
import roundhouse.table.CopiedTurns;
import roundhouse.table.Table;
import roundhouse.words.UiWords;
import roundhouse.workshop.notes.NoteSubject;
import roundhouse.workshop.notes.Notes;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.GameCount;

/** The parts of the window: its views, and the bars around them. */
final class WindowParts {
  final WindowContext window;
  final EditingSession editing;
  final Notes notes;
  final NoteActions noting;
  final ChangeHere change;
  final StatusBar status;
  final CurrentProblems problems;
  final DesignActionHandler designs;
  final TextTabs texts;
  final GameParts game;
  final ReloadStrip reload;
  final UnsavedGameBar unsavedGame;
  final OwnProjectBar ownProject;
  final RecoveredTextsBar recoveredTexts;
  final ProjectView project;
  final ProblemsFooter footer;
  final ProblemsView problemList;
  final LazyComponent<ExperimentsView> experiments;
  final LazyComponent<SearchesView> searches;
  final LazyComponent<MapEditor> mapEditor;
  final LazyComponent<TablesView> tables;

  /**
   * @param actions the commands that have buttons
   * @param counted called with the number of problems
   */
  WindowParts(
      WindowContext window, LastSession lastSession, BarActions actions, IntConsumer counted) {
    this.window = window;
    var host = window.host();
    var workshop = window.workshop();
    var bridge = window.bridge();
    var look = window.look();
    reload = bridge.add(new ReloadStrip(look, host::show, workshop::dismissReport));
    status = bridge.add(new StatusBar(look, reload, workshop.recordedGame()));
    Path revisions = window.settings().sibling("revisions");
    editing = bridge.add(new EditingSession(workshop, revisions, this::alarm));
    notes = new Notes(editing.documents(), workshop);
    bridge.add((_, now) -> notes.show(now));
    game = new GameParts(window, notes, actions);
    noting = new NoteActions(window, editing, notes, game::showOnBoard, this::alarm);
    ownProject = new OwnProjectBar(look, host::makeOwnProject);
    unsavedGame =
        bridge.add(new UnsavedGameBar(workshop, look, game -> host.open(game, game.moment())));
    VariantOffer.of(window.frame(), workshop, editing.documents(), host::show, status::say);
    change = bridge.add(changeHere());
    offerInMenus();
    recoveredTexts = new RecoveredTextsBar(editing.documents(), look);
    problems = bridge.add(new CurrentProblems());
    designs = new DesignActionHandler(window.frame(), workshop, host::openNew, status::say);
    texts = textTabs(actions);
    project = projectView(lastSession);
    footer = problemsFooter();
    problemList = problemsView(counted);
    mapEditor = new LazyComponent<>(this::mapEditor);
    tables = new LazyComponent<>(this::tables);
    experiments =
        bridge.later(
            () ->
                new ExperimentsView(
                    look, workshop.loader(), workshop.programs(), host::open, actions.compare()));
    searches =
        bridge.later(
            () -> new SearchesView(look, workshop.loader(), workshop.programs(), actions.guide()));
  }

  void alarm(String text) {
    status.say(text, true);
  }

  private ChangeHere changeHere() {
    return new ChangeHere(
        window.frame(), editing.documents(), editing::reading, window.host()::show);
  }

  /** Adds edits and notes to the context menu of things of the game. */
  private void offerInMenus() {
    SubjectMenu subjects = game.tools.subjects();
    subjects.offerAtOnce(UiWords.of("change.offer"), change::open);
    subjects.offer(
        UiWords.of("commands.note"), _ -> true, subject -> noting.edit(NoteSubject.of(subject)));
  }

  /** The open texts, which mark the problems found in them. */
  private TextTabs textTabs(BarActions actions) {
    List<Path> folders = window.workshop().loader().watchedFolders();
    var tabs =
        window
            .bridge()
            .add(
                new TextTabs(
                    window.look(),
                    editing.documents(),
                    folders,
                    designs::makeVariant,
                    actions.onNames()));
    tabs.offerWidth(actions.maximize());
    new ConflictRevealer(editing.documents(), window.host()::openText);
    problems.addListener(tabs::showProblems);
    return tabs;
  }

  private ProjectView projectView(LastSession lastSession) {
    var view =
        window
            .bridge()
            .add(
                new ProjectView(
                    window.workshop().loader(),
                    window.look(),
                    problems,
                    new ProjectView.PathActions(
                        first -> openLast(lastSession, first),
                        texts::follow,
                        window.host()::openText,
                        window.host()::begin),
                    designs));
    designs.onChange(view::refresh);
    return view;
  }

  /** What friends ask to take back, for the host. */
  private TakeBackBar takeBack() {
    HostedTable hosted = game.tools.hosted();
    var bar =
        new TakeBackBar(
            window.look(),
            grants -> hosted.table().ifPresent(table -> table.answerTakeBack(grants)));
    hosted.listen(_ -> bar.show(hosted.table().flatMap(Table::askedToTakeBack)));
    return bar;
  }

  private ElsewhereBar elsewhere() {
    HostedTable hosted = game.tools.hosted();
    var bar = new ElsewhereBar(window.look(), this::takeTableHere);
    hosted.listen(_ -> bar.tell(hosted.table().filter(Table::isElsewhere).isPresent()));
    return bar;
  }

  /** Takes friends at the table to what the window shows. */
  void takeTableHere() {
    game.tools
        .hosted()
        .ask(table -> table.lines().takeHere(), UiWords.of("table.taken"), status::say);
  }

  /** Plays what a friend has picked who is not connected. */
  void playCopiedTurn() {
    HostedTable hosted = game.tools.hosted();
    if (hosted.table().isEmpty()) {
      status.say(UiWords.of("table.none"), true);
      return;
    }
    CopiedTurnDialog.ask(window.frame())
        .ifPresent(
            text ->
                hosted.ask(
                    table -> new CopiedTurns(table).play(text),
                    UiWords.of("copied-turn.played"),
                    status::say));
  }

  private ProblemsFooter problemsFooter() {
    var notices =
        new NoticeRow(List.of(takeBack(), elsewhere(), ownProject, unsavedGame, recoveredTexts));
    var bar = new ProblemsFooter(window.look(), notices, status, window.host()::show);
    problems.addListener(bar::show);
    return bar;
  }

  private ProblemsView problemsView(IntConsumer counted) {
    var view = new ProblemsView(window.look(), window.host()::show, counted);
    problems.addListener(view::show);
    return view;
  }

  /** The list of all notes. */
  NotesView notesView() {
    return new NotesView(notes, noting::go, noting::edit, noting::noteMoment);
  }

  /** The revisions of the open design. */
  RevisionsView revisionsView() {
    var view =
        new RevisionsView(
            editing.revisions(),
            window.settings(),
            editing.documents()::replace,
            new PlayingRevisions(),
            text -> status.say(text, false));
    editing.revisions().listen(view::show);
    return view;
  }

  private final class PlayingRevisions implements RevisionsView.Playing {
    private ComparedDesign side(Path design) {
      return new ComparedDesign(design, Set.copyOf(window.bridge().shown().options()));
    }

    @Override
    public void ask(String says, Path now, Consumer<GameCount> go) {
      PlayBothQuestion.ask(
          window.frame(),
          window.workshop().loader(),
          List.of(side(now)),
          says,
          go,
          WindowParts.this::alarm);
    }

    @Override
    public void play(Path then, Path now, GameCount games) {
      playBoth(side(then), side(now), games);
    }
  }

  /** Asks how many games bots are to play of two designs, and has them play in an experiment. */
  void askToPlayBoth(Component over, ComparedDesign first, ComparedDesign second, Runnable going) {
    PlayBothQuestion.ask(
        over,
        window.workshop().loader(),
        first,
        second,
        games -> {
          going.run();
          playBoth(first, second, games);
        },
        this::alarm);
  }

  /** Has bots play two designs in an experiment. */
  void playBoth(ComparedDesign first, ComparedDesign second, GameCount games) {
    window.host().bringToFront(WindowView.EXPERIMENTS);
    experiments.get().start(first, second, games);
  }

  private MapEditor mapEditor() {
    var editor =
        new MapEditor(
            editing.documents(),
            window.look(),
            window.settings(),
            notes,
            window.host()::show,
            game::showOnBoard);
    return reading(window.bridge().add(editor), MapEditor::show);
  }

  private TablesView tables() {
    var tables =
        new TablesView(
            window.workshop().loader(),
            editing.documents(),
            notes,
            window.look(),
            window.settings(),
            window.host()::show);
    return reading(tables, TablesView::show);
  }

  /** A view that shows the design as read now, and after every later reading. */
  <V> V reading(V view, BiConsumer<V, Loaded> show) {
    window
        .bridge()
        .add(
            (before, now) -> {
              if (before.read() != now.read()) show.accept(view, now.read());
            });
    return view;
  }

  /** Opens the texts that were open when the window was last closed, otherwise the first file. */
  private void openLast(LastSession session, Path first) {
    List<Path> last = session.texts();
    texts.open(last.isEmpty() ? List.of(first) : last);
  }

  /** The views, in the order of {@link WindowView}. */
  List<DockView> views() {
    return Stream.of(WindowView.values()).map(view -> view.docked(this)).toList();
  }
}
