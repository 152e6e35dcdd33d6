package roundhouse.workshop.revisions;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.files.Sha256;

/**
 * The revisions of a design in a folder of its own: each text once, named by its fingerprint, and a
 * list of texts for each revision. Two apps may keep the same design at a time.
 */
final class RevisionStore {
  /** Older revisions than these are deleted. */
  static final int MOST = 300;

  /** Another app may be about to list a text that is younger. */
  private static final Duration YOUNG = Duration.ofHours(1);

  private static final ObjectMapper JSON = new ObjectMapper();

  /** A revision as its file writes it. */
  private record Entry(long millis, List<String> says, Map<String, String> files) {

    /** Empty if a part of it is missing. */
    Optional<Revision> revision() {
      boolean complete =
          says != null && files != null && !says.contains(null) && !files.containsValue(null);
      return complete
          ? Optional.of(new Revision(Instant.ofEpochMilli(millis), says, files))
          : Optional.empty();
    }
  }

  private final Path lists;
  private final Path texts;

  RevisionStore(Path folder) {
    lists = folder.resolve("revisions");
    texts = folder.resolve("texts");
  }

  static String fingerprint(String text) {
    return Sha256.hex(text.getBytes(StandardCharsets.UTF_8));
  }

  /** All revisions, the oldest first. A damaged one is left out. */
  List<Revision> all() throws IOException {
    var all = new ArrayList<Revision>();
    for (Path file : entries()) {
      Optional<Revision> read = read(file);
      if (read.isEmpty()) continue;
      if (all.isEmpty() || !all.getLast().files().equals(read.get().files())) all.add(read.get());
    }
    return all;
  }

  private static Optional<Revision> read(Path file) {
    try {
      return Optional.ofNullable(JSON.readValue(RegularFiles.text(file), Entry.class))
          .flatMap(Entry::revision);
    } catch (IOException damaged) {
      return Optional.empty();
    }
  }

  private List<Path> entries() throws IOException {
    return Files.isDirectory(lists) ? RegularFiles.list(lists) : List.of();
  }

  /** Keeps the texts of a design by their paths, and returns the revision that lists them. */
  Revision add(Instant when, List<String> says, Map<String, String> design) throws IOException {
    var files = new TreeMap<String, String>();
    for (Map.Entry<String, String> text : design.entrySet())
      files.put(text.getKey(), keep(text.getValue()));
    String name =
        String.format(
            Locale.ROOT,
            "%013d-%s.json",
            when.toEpochMilli(),
            fingerprint(files.toString()).substring(0, 8));
    AtomicFiles.write(
        lists.resolve(name), JSON.writeValueAsBytes(new Entry(when.toEpochMilli(), says, files)));
    deleteOld();
    return new Revision(when, says, files);
  }

  private String keep(String text) throws IOException {
    String fingerprint = fingerprint(text);
    Path file = texts.resolve(fingerprint);
    if (Files.exists(file)) Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
    else AtomicFiles.write(file, text);
    return fingerprint;
  }

  /**
   * The texts of a revision by their paths.
   *
   * @throws IOException when one cannot be read
   */
  Map<String, String> texts(Revision revision) throws IOException {
    var all = new TreeMap<String, String>();
    for (Map.Entry<String, String> file : revision.files().entrySet())
      all.put(file.getKey(), RegularFiles.text(texts.resolve(file.getValue())));
    return all;
  }

  private void deleteOld() throws IOException {
    List<Path> entries = entries();
    if (entries.size() <= MOST) return;
    for (Path old : entries.subList(0, entries.size() - MOST)) Files.deleteIfExists(old);
    Set<String> listed = new HashSet<>();
    all().forEach(revision -> listed.addAll(revision.files().values()));
    Instant young = Instant.now().minus(YOUNG);
    for (Path text : RegularFiles.list(texts))
      if (!listed.contains(text.getFileName().toString())
          && Files.getLastModifiedTime(text).toInstant().isBefore(young))
        Files.deleteIfExists(text);
  }
}
