package roundhouse.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.LazyComponent;
import roundhouse.editor.start.StartCommands;
import roundhouse.editor.start.StartPage;
import roundhouse.editor.start.Tour;
import roundhouse.editor.start.TourGame;
import roundhouse.editor.workspace.Workspace;
import roundhouse.editor.workspace.Workspaces;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.GameCount;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.NewDesignNames;

/** The start page and the tour, and what they do in the window. */
final class StartActions implements StartCommands, Tour.Commands {
  private static final String NAME = "-tour";
  private static final int GAMES = 20;

  private final WindowContext window;
  private final WindowParts parts;
  private final Workspaces workspaces;
  private final LazyComponent<StartPage> page;
  private final LazyComponent<Tour> tour;
  private final LazyComponent<TourGame> game;
  private Optional<Path> base = Optional.empty();
  private Optional<Path> variant = Optional.empty();

  StartActions(WindowParts parts, Workspaces workspaces) {
    window = parts.window;
    this.parts = parts;
    this.workspaces = workspaces;
    page =
        window.bridge().later(() -> new StartPage(window.workshop().loader(), window.look(), this));
    tour = window.bridge().later(() -> new Tour(this));
    game = window.bridge().later(() -> new TourGame(window.workshop()));
  }

  /** Shows the start page. */
  void open() {
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
  public void goOn() {
    workspaces.go(Workspace.PLAY);
    SwingUtilities.invokeLater(window.host()::focusChoiceList);
  }

  @Override
  public void tour() {
    goOn();
    tour.get().begin(window.frame());
  }

  @Override
  public void prepare() {
    base =
        window
            .bridge()
            .shown()
            .design()
            .or(() -> DefaultDesign.of(window.workshop().loader().designs()));
    if (base.isPresent() && window.workshop().loader() instanceof FolderTitleSource source)
      BackgroundThreads.start(
          "new design", () -> make(new NewDesign(source.folders()), base.get()));
  }

  private void make(NewDesign maker, Path of) {
    String from = of.getFileName().toString();
    String name = new NewDesignNames(maker.folders()).free(from + NAME);
    try {
      Path made = maker.variant(name, UiWords.of("tour.title", from), from).folder();
      SwingUtilities.invokeLater(() -> begin(made));
    } catch (IOException | NewDesign.Refused failure) {
      String why = UiWords.of("tour.unmade", failure.getMessage());
      SwingUtilities.invokeLater(() -> parts.status.say(why, true));
    }
  }

  private void begin(Path made) {
    variant = Optional.of(made);
    window.workshop().begin(new GameSetup(made, List.of(), Set.of(), 1));
    game.get().playUntilTrains(made, this::showPrices);
  }

  /** On a small screen the prices of trains are out of sight at first. */
  private void showPrices() {
    workspaces.focus(WindowView.TABLES.id());
    parts.editing.onceRead(
        _ -> SwingUtilities.invokeLater(() -> parts.tables.get().select("trains", "price")));
  }

  @Override
  public void playTwenty() {
    if (base.isEmpty() || variant.isEmpty()) return;
    parts.playBoth(
        new ComparedDesign(base.get(), Set.of()),
        new ComparedDesign(variant.get(), Set.of()),
        new GameCount(GAMES, players()));
  }

  /** The number of players in the game of the tour. */
  private OptionalInt players() {
    return window.bridge().shown().play().stream()
        .mapToInt(play -> play.state().players().size())
        .findFirst();
  }
}
