package roundhouse.editor;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.Bridge;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Settings;
import roundhouse.workshop.DesignFolders;
import roundhouse.workshop.Folders;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.RecoveryPlaces;
import roundhouse.workshop.StateFolder;
import roundhouse.workshop.TitleSource;
import roundhouse.workshop.Workshop;

/** The window on the workshop. It is painted first; the title is loaded behind it. */
public final class Editor {
  private Editor() {}

  /**
   * Opens the window and returns when the user has closed it.
   *
   * @throws java.awt.HeadlessException where there is no display
   * @throws IllegalStateException where the window cannot be made
   */
  public static void open() {
    if (java.awt.GraphicsEnvironment.isHeadless()) throw new java.awt.HeadlessException();
    var closed = new CountDownLatch(1);
    // Jackson takes a while to be loaded, which goes on beside the look of the window.
    Thread.ofPlatform().daemon().start(ObjectMapper::new);
    try {
      SwingUtilities.invokeAndWait(() -> show(new DesignFolders(Folders.ofThisProcess()), StateFolder.find(), closed::countDown));
      closed.await();
    } catch (InvocationTargetException broken) {
      throw new IllegalStateException("the window could not be opened: " + broken.getCause(), broken.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Shows a window, on the event thread.
   *
   * @param state folder of what is remembered
   * @param closed run once the window and all that were opened from it are gone
   */
  static MainWindow show(TitleSource titles, Path state, Runnable closed) {
    System.setProperty("apple.laf.useScreenMenuBar", "true");
    var settings = new Settings(state.resolve("window.properties"));
    var look = new Look(settings);
    Faults.reportIn(state.resolve("reports"));
    var places = RecoveryPlaces.of(state.resolve("recovery"), titles.project());
    var workshop = new Workshop(titles, places.claim());
    var window = new MainWindow(workshop, new Bridge(workshop), look, settings, folder -> beside(folder, state, closed));
    window.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            workshop.close();
            attempt(workshop.recovery()::quit);
            attempt(workshop.recovery()::close);
            if (lastOne()) closed.run();
          }
        });
    window.setVisible(true);
    window.standBy();
    SwingUtilities.invokeLater(() -> begin(places, workshop, window));
    return window;
  }

  /** A window on somebody else's project, which keeps what it remembers apart. */
  private static void beside(Path folder, Path state, Runnable closed) {
    Path project = folder.toAbsolutePath().normalize();
    Folders folders = new Folders(project, Folders.ofThisProcess().app());
    show(new DesignFolders(folders), state.resolve("projects").resolve(StateFolder.nameFor(project)), closed);
  }

  private static boolean lastOne() {
    return Arrays.stream(Window.getWindows()).noneMatch(window -> window instanceof MainWindow && window.isDisplayable());
  }

  /** Goes on where a crash left off, or begins a new game and offers the one that was left. */
  private static void begin(RecoveryPlaces places, Workshop workshop, MainWindow window) {
    attempt(() -> places.gather(workshop.recovery()));
    List<Path> designs = workshop.loader().designs();
    workshop.recovery().texts().forEach(window::recover);
    workshop.recovery().left().ifPresent(window::offer);
    workshop
        .recovery()
        .game()
        .ifPresentOrElse(
            workshop::recover,
            () -> FirstDesign.of(designs).ifPresent(first -> workshop.begin(new GameSetup(first, List.of(), Set.of(), 1))));
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
