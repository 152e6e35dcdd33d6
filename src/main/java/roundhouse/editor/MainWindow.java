package roundhouse.editor;

import java.awt.BorderLayout;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.Action;
import javax.swing.JFrame;
import javax.swing.WindowConstants;
import roundhouse.design.Place;
import roundhouse.editor.dock.Dockyard;
import roundhouse.editor.dock.FloatingWindows;
import roundhouse.editor.dock.LayoutFiles;
import roundhouse.editor.kit.Bridge;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.View;
import roundhouse.editor.play.Curtains;
import roundhouse.editor.text.SearchDialog;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/** The main window: movable views, bars above them, problems and status below. */
final class MainWindow extends JFrame implements View {
  private final transient Workshop workshop;
  private final transient Bridge bridge;
  private final transient Settings settings;
  private final transient GameFiles games;
  private final transient Errands errands;
  private final transient Parts parts;
  private final transient LastDesk lastDesk;
  private final SearchDialog search;
  private transient Optional<Dockyard> docks = Optional.empty();

  /**
   * @param other opens a window for the project in another folder
   */
  MainWindow(Workshop workshop, Bridge bridge, Look look, Settings settings, Consumer<Path> other) {
    super("Roundhouse");
    this.workshop = workshop;
    this.bridge = bridge;
    this.settings = settings;
    lastDesk = new LastDesk(settings);
    // Before the first dialog: a dialog realizes the window, and bounds set after that arrive
    // twice.
    WindowPlace.give(this, settings);
    listen();
    games = new GameFiles(this, workshop, bridge::shown);
    errands = new Errands(this, workshop, look, games, other);
    var commands = new Commands(workshop, look, errands);
    commands.all().forEach(bridge::add);
    var play = new PlayCommands(workshop, bridge::shown, () -> parts().tools);
    play.all().forEach(bridge::add);
    var views = new ViewCommands(this::docks);
    parts = new Parts(this, workshop, bridge, look, settings, commands, play);
    parts.texts.follow(lastDesk::texts);
    search =
        new SearchDialog(
            this, parts.drafting.drafts(), () -> bridge.shown().loaded().files(), this::show);
    setJMenuBar(Menus.of(commands, play, views));
    add(parts.bars(), BorderLayout.NORTH);
    add(parts.foot, BorderLayout.SOUTH);
    dock(
        Stream.of(commands.all(), play.all(), views.all()).<Action>flatMap(List::stream).toList(),
        views);
    Keys.bind(window -> docks.filter(all -> all.owns(window)).isPresent(), commands, parts.pick);
    bridge.add(this);
    docks().start();
  }

  private void dock(List<Action> keys, ViewCommands commands) {
    var curtains = bridge.add(new Curtains());
    var floating = new FloatingWindows(() -> keys, curtains::overOne);
    var files = new LayoutFiles(settings.beside("layouts"));
    var all =
        new Dockyard(
            this,
            parts.views(),
            Layouts.usual(),
            Layouts.PLAY,
            files,
            settings,
            floating,
            text -> parts.status.say(text, true));
    all.offer(commands.ofOneView());
    docks = Optional.of(all);
    add(all.root(), BorderLayout.CENTER);
    setGlassPane(curtains.overOne());
  }

  void countProblems(int count) {
    docks.ifPresent(
        all ->
            all.label(
                Views.PROBLEMS.id(),
                count == 0 ? Views.PROBLEMS.title() : Views.PROBLEMS.title() + " (" + count + ")"));
  }

  private void listen() {
    setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
    addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            leave();
          }

          @Override
          public void windowActivated(WindowEvent event) {
            parts.drafting.lookAround();
            parts.project.look();
          }
        });
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    String title =
        now.play()
            .map(play -> play.title().design().title())
            .or(() -> now.design().map(Path::getFileName).map(Path::toString))
            .orElse("");
    String game =
        now.file().map(file -> " – " + file.getFileName()).orElse("") + (now.saved() ? "" : " *");
    if (!before.design().equals(now.design())) now.design().ifPresent(lastDesk::design);
    setTitle(title.isEmpty() ? "Roundhouse" : title + game + " – Roundhouse");
  }

  /** Goes to a place in a file. */
  void show(Place place) {
    bringUp(Views.TEXTS);
    parts.texts.open(place);
  }

  void openText(Path file) {
    bringUp(Views.TEXTS);
    parts.texts.open(file);
  }

  /** Brings a view to the front, wherever it is. */
  void bringUp(Views view) {
    docks.ifPresent(all -> all.show(view.id()));
  }

  void begin(Path design) {
    games.begin(design);
  }

  void makeOwnProject() {
    errands.makeOwnProject();
  }

  /** The notices that it shows without being asked. */
  Offers offers() {
    return new Offers(parts);
  }

  /** Moves the keyboard focus to where digits and the game keys work. */
  void standBy() {
    parts.decision.standBy();
  }

  Workshop workshop() {
    return workshop;
  }

  /** What was open when the window was last closed. */
  LastDesk lastDesk() {
    return lastDesk;
  }

  /** The snapshot that the window shows. */
  Snapshot shown() {
    return bridge.shown();
  }

  Parts parts() {
    return parts;
  }

  Settings settings() {
    return settings;
  }

  /** The views and where they are. */
  Dockyard docks() {
    return docks.orElseThrow();
  }

  /** What carries out its commands. */
  Errands errands() {
    return errands;
  }

  SearchDialog search() {
    return search;
  }

  /** The files being edited. */
  Drafting drafting() {
    return parts.drafting;
  }

  /** What it says about the last edit; "" if nothing. */
  String reloadText() {
    return parts.reload.isVisible() ? parts.reload.text() : "";
  }

  /** Closes the window; asks about unsaved texts, and keeps the game for recovery. */
  void leave() {
    if (!games.mayLeave(parts.texts)) return;
    WindowPlace.keep(this, settings);
    docks().keep();
    settings.write();
    parts.texts.stop();
    parts.drafting.close();
    dispose();
  }

  @Override
  public void dispose() {
    setVisible(false);
    errands.closeGuide();
    settings.end();
    docks.ifPresent(Dockyard::letGo);
    docks = Optional.empty();
    super.dispose();
  }
}
