package roundhouse.editor;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.WindowConstants;
import roundhouse.design.Place;
import roundhouse.editor.compare.DesignsDialog;
import roundhouse.editor.kit.Bridge;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.View;
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
import roundhouse.editor.share.PrintDialog;
import roundhouse.editor.share.ZipDialog;
import roundhouse.editor.tables.TablesView;
import roundhouse.editor.text.ProblemsNow;
import roundhouse.editor.text.ProblemsView;
import roundhouse.editor.text.SearchDialog;
import roundhouse.editor.text.TextTabs;
import roundhouse.engine.GameLog;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/** The window: the design's files on the left, the game in the middle, choices and books on the right. */
final class MainWindow extends JFrame implements View {
  private final transient Workshop workshop;
  private final transient Bridge bridge;
  private final transient Look look;
  private final transient Settings settings;
  private final transient Pick pick;
  private final transient PlayTools tools;
  private final BoardView board;
  private final MarketView market;
  private final DecisionView decision;
  private final HistoryBar history;
  private final ReloadBar reload;
  private final LeftGameBar left;
  private final transient Drafting drafting;
  private final transient ProblemsNow problems;
  private final TextTabs texts;
  private final SearchDialog search;
  private final Status status;
  private final JTabbedPane below = new JTabbedPane();
  private final JSplitPane withFiles;
  private final transient GameFiles games;
  private final transient Consumer<Path> other;

  /** @param other opens a window on the project in another folder */
  MainWindow(Workshop workshop, Bridge bridge, Look look, Settings settings, Consumer<Path> other) {
    super("Roundhouse");
    this.other = other;
    this.workshop = workshop;
    this.bridge = bridge;
    this.look = look;
    this.settings = settings;
    games = new GameFiles(this, workshop, bridge::shown);
    var commands = new Commands(workshop, look, this);
    commands.all().forEach(bridge::add);
    var play = new PlayCommands(workshop, bridge::shown, this::tools);
    play.all().forEach(bridge::add);
    pick = new Pick(workshop::play);
    var runs = bridge.add(new RunDesk(pick));
    bridge.add(pick);
    tools = new PlayTools(this, workshop, bridge, look, below, this::show);
    board = bridge.add(new BoardView(pick, runs, tools.bestRuns(), look, tools.subjects()));
    market = bridge.add(new MarketView(look, tools.subjects()));
    decision = bridge.add(new DecisionView(pick, runs, look, commands.bot));
    history = bridge.add(new HistoryBar(look, workshop::goTo, commands.steps()));
    status = bridge.add(new Status(look));
    reload = bridge.add(new ReloadBar(look, this::show, workshop::dismissReport, play.waysOn()));
    left = bridge.add(new LeftGameBar(workshop, look));
    drafting = new Drafting(workshop, text -> status.say(text, true));
    bridge.add(drafting);
    problems = bridge.add(new ProblemsNow());
    texts = bridge.add(new TextTabs(look, drafting.drafts(), workshop.loader().watched()));
    problems.listen(texts::mark);
    search = new SearchDialog(this, drafting.drafts(), () -> bridge.shown().loaded().files(), this::show);
    drafting.check().listen(problems::show);
    drafting.check().listen(texts::show);
    drafting.others().listen(problems::show);
    drafting.others().listen(texts::show);
    withFiles = Panels.split(JSplitPane.HORIZONTAL_SPLIT, files(), new Stage(game(), workshop.loader(), bridge, drafting, look, settings, this::show), 0, settings, "files", 330);
    setJMenuBar(Menus.of(commands, play));
    add(withFiles, BorderLayout.CENTER);
    var foot = new ProblemsFoot(look, status, this::show);
    problems.listen(foot::show);
    add(foot, BorderLayout.SOUTH);
    Keys.bind(getRootPane(), commands, pick);
    bridge.add(this);
    place();
  }

  private JPanel files() {
    var tree = bridge.add(new ProjectView(workshop.loader(), look, problems, texts::open, games::begin));
    var panel = new JPanel(new BorderLayout());
    panel.setMinimumSize(new Dimension(0, 0));
    panel.add(Panels.split(JSplitPane.VERTICAL_SPLIT, Panels.section("Project", tree), texts, 0, settings, "tree", 230));
    return panel;
  }

  private JSplitPane game() {
    var right = Panels.split(JSplitPane.VERTICAL_SPLIT, decision, bridge.add(new BooksView(look, tools.subjects())), 0.4, settings, "books", 330);
    var middle = new JPanel(new BorderLayout());
    var bars = new JPanel(new BorderLayout());
    bars.add(left, BorderLayout.NORTH);
    bars.add(reload, BorderLayout.SOUTH);
    middle.add(bars, BorderLayout.NORTH);
    middle.add(Panels.split(JSplitPane.VERTICAL_SPLIT, board, below(), 1, settings, "below", 610), BorderLayout.CENTER);
    middle.add(history, BorderLayout.SOUTH);
    middle.setMinimumSize(new Dimension(200, 200));
    return Panels.split(JSplitPane.HORIZONTAL_SPLIT, middle, right, 1, settings, "right", 695);
  }

  private JTabbedPane below() {
    below.addTab("Log", bridge.add(new LogView(look, workshop::goTo)));
    below.addTab("Market", market);
    var list = new ProblemsView(look, this::show, this::countProblems);
    problems.listen(list::show);
    below.addTab("Problems", list);
    tools.addTabs();
    var tables = new TablesView(workshop.loader(), drafting.drafts(), look, settings, this::show);
    drafting.check().listen(tables::show);
    below.addTab("Tables", tables);
    below.setMinimumSize(new Dimension(0, 0));
    below.setSelectedIndex(1);
    return below;
  }

  private void countProblems(int count) {
    if (below.getTabCount() > 2) below.setTitleAt(2, count == 0 ? "Problems" : "Problems (" + count + ")");
  }

  private void place() {
    setMinimumSize(new Dimension(760, 480));
    Rectangle screen = java.awt.GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
    int width = Math.min(screen.width, settings.number("width", 1500));
    int height = Math.min(screen.height, settings.number("height", 960));
    setSize(width, height);
    setLocationRelativeTo(null);
    if (settings.number("maximized", 0) == 1) setExtendedState(MAXIMIZED_BOTH);
    setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
    addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            leave();
          }

          @Override
          public void windowActivated(WindowEvent event) {
            drafting.lookAround();
          }
        });
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    String title = now.play().map(play -> play.title().design().title()).or(() -> now.design().map(Path::getFileName).map(Path::toString)).orElse("");
    String game = now.file().map(file -> " – " + file.getFileName()).orElse("") + (now.saved() ? "" : " *");
    setTitle(title.isEmpty() ? "Roundhouse" : title + game + " – Roundhouse");
  }

  /** Goes to a place in a file. */
  private void show(Place place) {
    if (withFiles.getDividerLocation() < 60) toggleFiles();
    texts.open(place);
  }

  void recover(Path file, String text) {
    texts.recover(file, text);
  }

  /** Offers to open a game again that was not saved when the app was quit. */
  void offer(GameLog log) {
    left.offer(log);
  }

  Workshop workshop() {
    return workshop;
  }

  /** What the window shows. */
  Snapshot shown() {
    return bridge.shown();
  }

  /** The files that are being edited. */
  Drafting drafting() {
    return drafting;
  }

  /** What is told of the last edit, "" when nothing is. */
  String reloadText() {
    return reload.isVisible() ? reload.text() : "";
  }

  Pick pick() {
    return pick;
  }

  BoardView board() {
    return board;
  }

  HistoryBar history() {
    return history;
  }

  void compareDesigns() {
    DesignsDialog.show(this, look, workshop.loader(), bridge.shown());
  }

  void newGame() {
    NewGameDialog.ask(this, workshop.loader(), bridge.shown()).ifPresent(workshop::begin);
  }

  void openGame() {
    games.open();
  }

  void saveGame() {
    games.save();
  }

  void saveGameAs() {
    games.saveAs();
  }

  void exportPicture() {
    new PictureExport(this, status::say).ask(Map.of("Board", board.picture(), "Market", market.picture(), "Statistics", tools.plot()));
  }

  void print() {
    bridge.shown().play().ifPresent(play -> PrintDialog.ask(this, play.title(), status::say));
  }

  void openZip() {
    ZipDialog.ask(this, other, status::say);
  }

  void openText(Path file) {
    texts.open(file);
  }

  void newDesign() {
    NewDesignDialog.ask(this, workshop, refused -> status.say(refused, true));
  }

  /** Searches all files of the design; the word under the caret is where it begins. */
  void search(boolean uses) {
    search.open(uses ? texts.word() : "", uses);
  }

  void saveText() {
    texts.save();
  }

  PlayTools tools() {
    return tools;
  }

  void focusChoices() {
    decision.takeFocus();
  }

  void standBy() {
    decision.standBy();
  }

  void playPicked() {
    pick.play();
  }

  void toggleFiles() {
    int here = withFiles.getDividerLocation();
    if (here > 60) settings.keep("files.shown", here);
    withFiles.setDividerLocation(here > 60 ? 0 : settings.number("files.shown", 400));
  }

  void showKeys() {
    KeysDialog.show(this);
  }

  /** Closes the window; texts are kept, and of the game it is asked. */
  void leave() {
    if (!games.mayLeave(texts)) return;
    settings.keep("maximized", getExtendedState() == MAXIMIZED_BOTH ? 1 : 0);
    if (getExtendedState() != MAXIMIZED_BOTH) {
      settings.keep("width", getWidth());
      settings.keep("height", getHeight());
    }
    settings.write();
    drafting.close();
    dispose();
  }
}
