package roundhouse.workshop.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.project.ProjectFiles;
import roundhouse.workshop.project.TitleSource;

/** The designs of a project that are not in play. Used on one thread. */
public final class OtherDesigns {
  private record Read(String stamps, Loaded loaded) {}

  private final TitleSource source;
  private final Map<Path, Read> known = new LinkedHashMap<>();

  public OtherDesigns(TitleSource source) {
    this.source = source;
  }

  /**
   * Reads them, but for those whose files have not changed, or that were read before it was
   * stopped.
   *
   * @param inPlay the design that is left out
   * @param texts read instead of files
   */
  public Map<Path, Loaded> read(Path inPlay, EditedTexts texts) {
    var found = new LinkedHashMap<Path, Loaded>();
    for (Path listed : source.designs()) {
      Path design = OpenDocuments.normalized(listed);
      if (!design.equals(OpenDocuments.normalized(inPlay)))
        found.put(design, read(design, texts.asTyped()));
    }
    known.keySet().retainAll(found.keySet());
    return found;
  }

  private Loaded read(Path design, UnsavedTexts texts) {
    Read before = known.get(design);
    String around = stampsAround(design);
    if (before != null
        && before.stamps().equals(around + stamps(before.loaded().files(), texts, Map.of())))
      return before.loaded();
    // What another program writes while a file is read makes a difference the next time.
    var stamped = new HashMap<Path, String>();
    UnsavedTexts asked =
        file -> {
          stamped.putIfAbsent(file, stamp(file));
          return texts.of(file);
        };
    Loaded loaded = source.load(design, Set.of(), asked);
    known.put(design, new Read(around + stamps(loaded.files(), texts, stamped), loaded));
    return loaded;
  }

  /** Changes whenever a script changes, or a file is added to a folder of the design. */
  private String stampsAround(Path design) {
    var stamps = new StringBuilder(stamp(design)).append(stamp(source.scripts(design)));
    source.watchedFolders().forEach(folder -> stamps.append(stamp(folder)));
    ProjectFiles.scripts(source.scripts(design)).forEach(script -> stamps.append(stamp(script)));
    return stamps.toString();
  }

  /**
   * Changes whenever a file that the design was read from changes.
   *
   * @param stamped the stamps of files before they were read; those of others are taken now
   */
  private static String stamps(List<Path> files, UnsavedTexts texts, Map<Path, String> stamped) {
    var stamps = new StringBuilder();
    for (Path file : files) {
      String before = stamped.get(file);
      stamps
          .append(before == null ? stamp(file) : before)
          .append(texts.of(file).map(String::hashCode).orElse(0));
    }
    return stamps.toString();
  }

  private static String stamp(Path file) {
    try {
      return file.getFileName()
          + " "
          + Files.getLastModifiedTime(file)
          + " "
          + Files.size(file)
          + "\n";
    } catch (IOException missing) {
      return file.getFileName() + " missing\n";
    }
  }
}
