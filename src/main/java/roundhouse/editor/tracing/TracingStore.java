package roundhouse.editor.tracing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import roundhouse.editor.kit.Settings;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.mapping.PicturePlace;
import roundhouse.picture.ScannedPicture;
import roundhouse.workshop.recovery.StateFolder;

/**
 * Keeps the traced picture of each design beside the window's settings, not in the design's own
 * files.
 */
final class TracingStore {
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
