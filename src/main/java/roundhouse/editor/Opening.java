package roundhouse.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import roundhouse.editor.kit.Settings;
import roundhouse.workshop.DesignFolders;
import roundhouse.workshop.Folders;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.OwnProject;
import roundhouse.workshop.RecoveryPlaces;
import roundhouse.workshop.ShippedFiles;
import roundhouse.workshop.StateFolder;
import roundhouse.workshop.TitleSource;
import roundhouse.workshop.Workshop;

/**
 * A workshop that sets to work while its window is still being made: it goes on where a crash left
 * off, or begins a new game of the design that was played last.
 *
 * @param state folder of what is remembered
 * @param settings what the window remembers
 * @param shipped files of titles that are not to be edited
 * @param coming the workshop, once it is at work
 */
record Opening(
    Path state, Settings settings, ShippedFiles shipped, CompletableFuture<Workshop> coming) {

  /**
   * On the project in the current folder, else on the one of the user's own, else on what came with
   * the app.
   *
   * @param shipped files that are not to be edited
   */
  static Opening ofThisProcess(ShippedFiles shipped) {
    Folders here = Folders.ofThisProcess();
    Path state = StateFolder.find();
    Optional<Path> own =
        OwnProject.is(here.current()) ? Optional.empty() : new LastDesk(settings(state)).project();
    return own.map(folder -> in(folder, state, shipped))
        .orElseGet(() -> of(new DesignFolders(here, shipped), state));
  }

  /** On the project in another folder, which keeps what it remembers apart. */
  static Opening in(Path folder, Path state, ShippedFiles shipped) {
    Path project = folder.toAbsolutePath().normalize();
    Folders folders = new Folders(project, Folders.ofThisProcess().app());
    return of(
        new DesignFolders(folders, shipped),
        state.resolve("projects").resolve(StateFolder.nameFor(project)));
  }

  private static Settings settings(Path state) {
    return new Settings(state.resolve("window.properties"));
  }

  static Opening of(TitleSource titles, Path state) {
    Settings settings = settings(state);
    var last = new LastDesk(settings);
    ShippedFiles shipped =
        titles instanceof DesignFolders source ? source.shipped() : ShippedFiles.NONE;
    return new Opening(
        state, settings, shipped, CompletableFuture.supplyAsync(() -> atWork(titles, state, last)));
  }

  private static Workshop atWork(TitleSource titles, Path state, LastDesk last) {
    RecoveryPlaces places = RecoveryPlaces.of(state.resolve("recovery"), titles.project());
    var workshop = new Workshop(titles, places.claim());
    attempt(() -> places.gather(workshop.recovery()));
    workshop.recovery().game().ifPresentOrElse(workshop::recover, () -> begin(workshop, last));
    return workshop;
  }

  private static void begin(Workshop workshop, LastDesk last) {
    List<Path> designs = workshop.loader().designs();
    last.design(designs)
        .or(() -> FirstDesign.of(designs))
        .ifPresent(first -> workshop.begin(new GameSetup(first, List.of(), Set.of(), 1)));
  }

  /** Waits until the workshop is there, which it is long before what it works at is done. */
  Workshop workshop() {
    return coming.join();
  }

  /** Shows the texts that a crash left, and offers the game that was left when the app was quit. */
  void offer(MainWindow window) {
    Offers offers = window.offers();
    workshop().recovery().texts().forEach(offers::recover);
    workshop().recovery().left().ifPresent(offers::leftGame);
    if (OwnProject.wanted(workshop().loader().designs())) offers.ownProject();
  }

  /** Ends the work, by the will of the user. */
  void close() {
    workshop().close();
    attempt(workshop().recovery()::quit);
    attempt(workshop().recovery()::close);
  }

  private interface Attempt {
    void run() throws IOException;
  }

  /**
   * Where nothing can be written the app works all the same; what is played is said not to be kept
   * when it is tried.
   */
  private static void attempt(Attempt attempt) {
    try {
      attempt.run();
    } catch (IOException unwritable) {
      System.getLogger("roundhouse")
          .log(System.Logger.Level.DEBUG, "the end of the app cannot be noted", unwritable);
    }
  }
}
