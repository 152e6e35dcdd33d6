package roundhouse.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import roundhouse.editor.kit.Settings;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.OwnProject;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.project.ShippedFiles;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.recovery.RecoveryFolders;
import roundhouse.workshop.recovery.StateFolder;

/**
 * A workshop that starts while its window is being created: it continues the game that was open
 * last, or begins a new one of the design played last.
 *
 * @param state the folder that holds what the window remembers
 * @param settings what the window remembers
 * @param shipped files of titles that are not to be edited
 * @param programs that may take a seat
 * @param coming the workshop, once it is at work
 */
record WorkshopStartup(
    Path state,
    Settings settings,
    ShippedFiles shipped,
    OwnPrograms programs,
    CompletableFuture<Workshop> coming) {

  /**
   * Opens the project in the current folder, otherwise the user's own project, otherwise the one
   * that came with the app.
   *
   * @param shipped files that are not to be edited
   * @param programs that may take a seat
   */
  static WorkshopStartup ofThisProcess(ShippedFiles shipped, OwnPrograms programs) {
    ProjectFolders here = ProjectFolders.ofThisProcess();
    Path state = StateFolder.find();
    Optional<Path> own =
        OwnProject.isProject(here.current())
            ? Optional.empty()
            : new LastSession(settings(state)).project();
    return own.map(folder -> in(folder, state, shipped, programs))
        .orElseGet(() -> of(new FolderTitleSource(here, shipped), state, programs));
  }

  /** Opens the project in another folder, with state of its own. */
  static WorkshopStartup in(Path folder, Path state, ShippedFiles shipped, OwnPrograms programs) {
    Path project = folder.toAbsolutePath().normalize();
    ProjectFolders folders = new ProjectFolders(project, ProjectFolders.ofThisProcess().app());
    return of(
        new FolderTitleSource(folders, shipped),
        state.resolve("projects").resolve(StateFolder.nameFor(project)),
        programs);
  }

  private static Settings settings(Path state) {
    return new Settings(state.resolve("window.properties"));
  }

  static WorkshopStartup of(TitleSource titles, Path state, OwnPrograms programs) {
    Settings settings = settings(state);
    var last = new LastSession(settings);
    ShippedFiles shipped =
        titles instanceof FolderTitleSource source ? source.shipped() : ShippedFiles.NONE;
    return new WorkshopStartup(
        state,
        settings,
        shipped,
        programs,
        CompletableFuture.supplyAsync(() -> startWorkshop(titles, state, programs, last)));
  }

  private static Workshop startWorkshop(
      TitleSource titles, Path state, OwnPrograms programs, LastSession last) {
    RecoveryFolders places = RecoveryFolders.of(state.resolve("recovery"), titles.project());
    var workshop = new Workshop(titles, places.acquire(), programs);
    attempt(() -> places.takeOverLeft(workshop.recovery()));
    if (endTour(workshop, state)) return workshop;
    workshop
        .recovery()
        .game()
        .ifPresentOrElse(
            workshop::recover,
            () -> last.game().ifPresentOrElse(workshop::open, () -> begin(workshop, last)));
    return workshop;
  }

  private static boolean endTour(Workshop workshop, Path state) {
    Path project = workshop.loader().project();
    Path revisions = state.resolve("revisions").resolve(StateFolder.nameFor(project));
    try {
      return TourRecord.endLeft(workshop, revisions);
    } catch (IOException undeleted) {
      return false;
    }
  }

  private static void begin(Workshop workshop, LastSession last) {
    List<Path> designs = workshop.loader().designs();
    last.design(designs)
        .or(() -> DefaultDesign.of(designs))
        .ifPresent(first -> workshop.begin(new GameSetup(first, List.of(), Set.of(), 1)));
  }

  /** Waits until the workshop exists, which is long before it has loaded the title. */
  Workshop workshop() {
    return coming.join();
  }

  /** Shows the texts recovered after a crash, and offers the game that another window left. */
  void showRecovered(MainWindow window) {
    WindowNotices offers = window.notices();
    workshop().recovery().texts().forEach(offers::recover);
    workshop().recovery().leftGame().ifPresent(offers::leftGame);
    if (OwnProject.isNeeded(workshop().loader().designs())) offers.ownProject();
  }

  /** Stops the workshop, as the user asked. */
  void close() {
    workshop().close();
    attempt(workshop().recovery()::close);
  }

  private interface Attempt {
    void run() throws IOException;
  }

  /**
   * The app works without writable folders; it reports that nothing can be kept as soon as there is
   * something to keep.
   */
  private static void attempt(Attempt attempt) {
    try {
      attempt.run();
    } catch (IOException unwritable) {
      System.getLogger("roundhouse")
          .log(System.Logger.Level.DEBUG, "recovery files cannot be read or written", unwritable);
    }
  }
}
