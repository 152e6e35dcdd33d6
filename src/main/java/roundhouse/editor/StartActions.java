package roundhouse.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.LazyComponent;
import roundhouse.editor.start.StartCommands;
import roundhouse.editor.start.StartPage;
import roundhouse.editor.start.TitleOverview;
import roundhouse.editor.start.Tour;
import roundhouse.editor.start.TourGame;
import roundhouse.editor.workspace.Workspace;
import roundhouse.editor.workspace.Workspaces;
import roundhouse.words.UiWords;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.GameCount;

/** The start page and the tour, and what they do in the window. */
final class StartActions implements StartCommands, Tour.Commands {
  private static final int GAMES = 20;

  /** Of the tour's games: it tells everybody the same. */
  private static final int SEED = 1;

  private final WindowContext window;
  private final WindowParts parts;
  private final Workspaces workspaces;
  private final LazyComponent<StartPage> page;
  private final LazyComponent<TitleOverview> overview;
  private final LazyComponent<Tour> tour;
  private final LazyComponent<TourGame> game;
  private final TourVariant variant;

  StartActions(WindowParts parts, Workspaces workspaces) {
    window = parts.window;
    this.parts = parts;
    this.workspaces = workspaces;
    page =
        window.bridge().later(() -> new StartPage(window.workshop().loader(), window.look(), this));
    parts.designs.onAbout(this::about);
    parts.designs.onChange(() -> page.ifMade().ifPresent(StartPage::refresh));
    overview =
        new LazyComponent<>(
            () ->
                new TitleOverview(
                    window.workshop().loader(), window.look(), window.settings(), this));
    tour = window.bridge().later(() -> new Tour(this, window.workshop()));
    game = window.bridge().later(() -> new TourGame(window.workshop()));
    variant = window.bridge().add(new TourVariant(parts));
  }

  @Override
  public void open() {
    workspaces.cover().show(page.get());
  }

  @Override
  public void play(Path design) {
    open(design);
    goOn();
  }

  @Override
  public void edit(Path design) {
    open(design);
    workspaces.go(Workspace.DESIGN);
  }

  private void open(Path design) {
    boolean begun =
        window.bridge().shown().design().filter(design::equals).isPresent()
            && window.bridge().shown().play().filter(play -> !play.canUndo()).isPresent();
    if (!begun) window.host().begin(design);
  }

  @Override
  public void makeVariant(Path design) {
    parts.designs.make(Optional.of(design));
  }

  @Override
  public void about(Path design) {
    overview.get().show(design);
    workspaces.cover().show(overview.get());
  }

  @Override
  public void make() {
    parts.designs.make(Optional.empty());
  }

  @Override
  public void share(Path design) {
    DesignZip.ask(window, design, text -> parts.status.say(text, false), parts::alarm);
  }

  @Override
  public void remove(Path design) {
    String name = design.getFileName().toString();
    if (ConfirmDialog.agreed(
        window.frame(),
        UiWords.of("start.remove-asks", name),
        UiWords.of("start.remove-title"),
        UiWords.of("start.remove"))) parts.designs.remove(design);
  }

  @Override
  public void goOn() {
    workspaces.go(Workspace.PLAY);
    SwingUtilities.invokeLater(window.host()::focusChoiceList);
  }

  /** One tour at a time: what an earlier one made is removed first. */
  @Override
  public void tour() {
    if (!variant.leave(this::beginTour)) beginTour();
  }

  private void beginTour() {
    goOn();
    tour.get().begin(window.frame());
  }

  @Override
  public void prepare() {
    variant.make(this::begin);
  }

  private void begin(Path made) {
    window.workshop().begin(new GameSetup(made, List.of(), Set.of(), 1));
    game.get().playUntilTrains(made, this::showPrices);
  }

  /** On a small screen the prices of trains are out of sight at first. */
  private void showPrices() {
    workspaces.focus(WindowView.TABLES.id());
    parts.editing.onceRead(
        _ ->
            SwingUtilities.invokeLater(
                () -> {
                  parts.tables.get().select("trains", "price");
                  tour.get().ready();
                }));
  }

  @Override
  public void playTwenty() {
    if (variant.base().isEmpty() || variant.folder().isEmpty()) return;
    parts.playBoth(
        new ComparedDesign(variant.base().get(), Set.of()),
        new ComparedDesign(variant.folder().get(), Set.of()),
        new GameCount(GAMES, players(), OptionalInt.of(SEED)));
  }

  @Override
  public void over() {
    variant.leave(
        () -> {
          workspaces.go(Workspace.PLAY);
          open();
        });
  }

  /**
   * Ends the tour, before the window closes.
   *
   * @param then run when what it made is gone
   * @return whether there is anything to remove first
   */
  boolean leaveTour(Runnable then) {
    return variant.leave(then);
  }

  /** The number of players in the game of the tour. */
  private OptionalInt players() {
    return window.bridge().shown().play().stream()
        .mapToInt(play -> play.state().players().size())
        .findFirst();
  }
}
