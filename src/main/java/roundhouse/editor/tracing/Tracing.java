package roundhouse.editor.tracing;

import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import roundhouse.edit.RefusedEdit;
import roundhouse.editor.kit.Settings;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.mapping.PicturePlace;
import roundhouse.picture.ScannedPicture;
import roundhouse.picture.Vec;
import roundhouse.picture.board.MapUnderlay;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.recovery.StateFolder;

/** The picture under the map that is edited: which one, where, and how strongly it shows. */
public final class Tracing {
  /** How strongly a new picture shows, in percent. */
  static final int USUAL = 50;

  private final TracingStore store;
  private final Supplier<Rectangle2D> frame;
  private final Consumer<String> tell;
  private final List<Runnable> listeners = new ArrayList<>();
  private final TwoPointFit fit = new TwoPointFit(this);
  private Optional<Path> design = Optional.empty();
  private Optional<ScannedPicture> picture = Optional.empty();
  private PicturePlace place = new PicturePlace(0, 0, 1, 0);
  private int opacity = USUAL;
  private boolean shown = true;

  /**
   * @param frame the part of the plane that a new picture fills
   * @param tell says why a picture could not be read
   */
  public Tracing(Settings settings, Supplier<Rectangle2D> frame, Consumer<String> tell) {
    store = new TracingStore(settings);
    this.frame = frame;
    this.tell = tell;
  }

  /** Calls {@code changed} on every change. */
  public void addListener(Runnable changed) {
    listeners.add(changed);
  }

  void changed() {
    listeners.forEach(Runnable::run);
  }

  /** The two points that are being fitted. */
  public TwoPointFit fit() {
    return fit;
  }

  /** Shows the picture of a design, by its folder. */
  public void show(Path folder) {
    if (isOf(folder)) return;
    design = Optional.of(folder);
    fit.stop();
    picture = Optional.empty();
    changed();
    read(folder, () -> store.picture(folder), read -> store.kept(folder).orElse(fresh(read)));
  }

  /** Lays a picture from a file under the map. */
  public void take(Path file) {
    design.ifPresent(
        folder -> read(folder, () -> Optional.of(store.take(folder, file)), this::fresh));
  }

  private void read(
      Path folder,
      Callable<Optional<ScannedPicture>> reading,
      Function<ScannedPicture, TracingStore.Kept> at) {
    BackgroundThreads.start(
        "traced picture",
        () -> {
          try {
            Optional<ScannedPicture> read = reading.call();
            SwingUtilities.invokeLater(
                () -> read.filter(_ -> isOf(folder)).ifPresent(got -> lay(got, at.apply(got))));
          } catch (IOException unfit) {
            told(RegularFiles.reason(unfit));
          } catch (Exception failure) {
            told(String.valueOf(failure.getMessage()));
          }
        });
  }

  private void told(String reason) {
    SwingUtilities.invokeLater(() -> tell.accept(UiWords.of("tracing.unread", reason)));
  }

  private boolean isOf(Path folder) {
    return design.filter(folder::equals).isPresent();
  }

  private void lay(ScannedPicture read, TracingStore.Kept at) {
    picture = Optional.of(read);
    shown = true;
    fit.stop();
    keep(at.place(), at.opacity());
  }

  /** The place at which the picture covers the map. */
  private TracingStore.Kept fresh(ScannedPicture read) {
    Rectangle2D box = frame.get();
    double scale = Math.min(box.getWidth() / read.width(), box.getHeight() / read.height());
    var whole = new PicturePlace(box.getCenterX(), box.getCenterY(), scale, 0);
    return new TracingStore.Kept(whole, USUAL);
  }

  /** Removes the picture. */
  void remove() {
    if (design.isEmpty()) return;
    try {
      store.remove(design.get());
    } catch (IOException held) {
      tell.accept(UiWords.of("tracing.unread", RegularFiles.reason(held)));
      return;
    }
    picture = Optional.empty();
    fit.stop();
    changed();
  }

  /** Whether there is a picture. */
  public boolean present() {
    return picture.isPresent();
  }

  boolean shown() {
    return shown;
  }

  /** Shows or hides the picture. */
  void shown(boolean now) {
    shown = now;
    changed();
  }

  PicturePlace place() {
    return place;
  }

  /** Moves the picture. */
  void place(PicturePlace now) {
    keep(now, opacity);
  }

  int opacity() {
    return opacity;
  }

  /** Sets how strongly it shows, in percent. */
  void opacity(int percent) {
    keep(place, percent);
  }

  private void keep(PicturePlace now, int percent) {
    place = now;
    opacity = percent;
    design.ifPresent(folder -> store.keep(folder, new TracingStore.Kept(place, opacity)));
    changed();
  }

  /** The size of the picture in pixels. */
  PicturePlace.Size size() {
    ScannedPicture read = picture.orElseThrow();
    return new PicturePlace.Size(read.width(), read.height());
  }

  /** What is drawn; empty while there is no picture, or it is hidden. */
  public Optional<MapUnderlay> underlay() {
    return picture
        .filter(_ -> shown)
        .map(
            read -> {
              AffineTransform to = place.transform(size());
              List<Vec> points =
                  fit.points().stream()
                      .map(point -> Vec.of(to.transform(point.point(), null)))
                      .toList();
              to.scale(read.step(), read.step());
              return new MapUnderlay(read.image(), to, opacity / 100.0, points);
            });
  }

  /**
   * Keeps the traced picture of each design beside the window's settings, not in the design's own
   * files.
   */
  private static final class TracingStore {
    private final Settings settings;

    TracingStore(Settings settings) {
      this.settings = settings;
    }

    /** The picture of a design; empty if it has none. */
    Optional<ScannedPicture> picture(Path design) throws IOException {
      Path file = file(design);
      return Files.exists(file) ? Optional.of(ScannedPicture.read(file)) : Optional.empty();
    }

    /** Reads a picture, and keeps a copy of it for a design. */
    ScannedPicture take(Path design, Path file) throws IOException {
      byte[] content = RegularFiles.bytes(file, ScannedPicture.MOST_BYTES);
      ScannedPicture picture = ScannedPicture.of(file, content);
      AtomicFiles.write(file(design), content);
      return picture;
    }

    void remove(Path design) throws IOException {
      Files.deleteIfExists(file(design));
    }

    private Path file(Path design) {
      return settings.sibling("traced").resolve(StateFolder.nameFor(design));
    }

    /** Where the picture lay, and how strongly it showed, in percent. */
    record Kept(PicturePlace place, int opacity) {}

    /** Empty if nothing is kept for the design. */
    Optional<Kept> kept(Path design) {
      return settings
          .text(key(design))
          .flatMap(PicturePlace::parse)
          .map(place -> new Kept(place, settings.number(key(design) + ".opacity", Tracing.USUAL)));
    }

    void keep(Path design, Kept now) {
      settings.put(key(design), now.place().written());
      settings.put(key(design) + ".opacity", now.opacity());
    }

    private static String key(Path design) {
      return "traced." + StateFolder.nameFor(design);
    }
  }

  /** Fits a picture to the map by four clicks: two points of it, then the hexes they stand for. */
  public static final class TwoPointFit {
    private final Tracing tracing;
    private final List<Vec> points = new ArrayList<>();
    private final List<Vec> hexes = new ArrayList<>();
    private boolean active;
    private String refusal = "";

    TwoPointFit(Tracing tracing) {
      this.tracing = tracing;
    }

    /** Whether clicks on the map are meant for it. */
    public boolean active() {
      return active;
    }

    /** Begins, or stops if it has begun. */
    void toggle() {
      boolean before = active;
      stop();
      active = !before;
      if (active) tracing.shown(true);
      tracing.changed();
    }

    /** Forgets its points; returns whether it was active. */
    public boolean stop() {
      boolean before = active;
      active = false;
      refusal = "";
      points.clear();
      hexes.clear();
      if (before) tracing.changed();
      return before;
    }

    /** The points clicked so far, in pixels of the picture. */
    List<Vec> points() {
      return List.copyOf(points);
    }

    /** What to click next; "" while it is not active. */
    String prompt() {
      if (!active) return "";
      String next = next();
      return refusal.isEmpty() ? next : refusal + " " + next;
    }

    private String next() {
      if (points.isEmpty()) return UiWords.of("tracing.point-1");
      if (points.size() == 1) return UiWords.of("tracing.point-2");
      return hexes.isEmpty() ? UiWords.of("tracing.hex-1") : UiWords.of("tracing.hex-2");
    }

    /**
     * Takes a click.
     *
     * @param at in the units of the map
     * @param hex the centre of the place there; empty beside the map
     */
    public void click(Vec at, Optional<Vec> hex) {
      refusal = "";
      if (points.size() < 2) points.add(tracing.place().pixelAt(tracing.size(), at));
      else hex.ifPresent(hexes::add);
      if (hexes.size() == 2) finish();
      tracing.changed();
    }

    private void finish() {
      try {
        PicturePlace fitted =
            PicturePlace.fitted(
                tracing.size(), points.get(0), points.get(1), hexes.get(0), hexes.get(1));
        stop();
        tracing.place(fitted);
      } catch (RefusedEdit same) {
        points.clear();
        hexes.clear();
        refusal = same.getMessage();
      }
    }
  }
}
