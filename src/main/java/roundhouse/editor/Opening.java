package roundhouse.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import roundhouse.editor.kit.Settings;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.RecoveryPlaces;
import roundhouse.workshop.TitleSource;
import roundhouse.workshop.Workshop;

/**
 * A workshop that sets to work while its window is still being made: it goes on where a crash left off, or
 * begins a new game of the design that was played last.
 *
 * @param state folder of what is remembered
 * @param settings what the window remembers
 * @param coming the workshop, once it is at work
 */
record Opening(Path state, Settings settings, CompletableFuture<Workshop> coming) {

  static Opening of(TitleSource titles, Path state) {
    var settings = new Settings(state.resolve("window.properties"));
    var last = new LastDesk(settings);
    return new Opening(state, settings, CompletableFuture.supplyAsync(() -> atWork(titles, state, last)));
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
    last.design(designs).or(() -> FirstDesign.of(designs)).ifPresent(first -> workshop.begin(new GameSetup(first, List.of(), Set.of(), 1)));
  }

  /** Waits until the workshop is there, which it is long before what it works at is done. */
  Workshop workshop() {
    return coming.join();
  }

  /** Shows the texts that a crash left, and offers the game that was left when the app was quit. */
  void offer(MainWindow window) {
    workshop().recovery().texts().forEach(window::recover);
    workshop().recovery().left().ifPresent(window::offer);
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

  /** Where nothing can be written the app works all the same; what is played is said not to be kept when it is tried. */
  private static void attempt(Attempt attempt) {
    try {
      attempt.run();
    } catch (IOException unwritable) {
      System.getLogger("roundhouse").log(System.Logger.Level.DEBUG, "the end of the app cannot be noted", unwritable);
    }
  }
}
