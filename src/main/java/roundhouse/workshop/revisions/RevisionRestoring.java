package roundhouse.workshop.revisions;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Makes the files of a design what they were after a save. */
record RevisionRestoring(Path project, Path design) {

  /**
   * The texts that files get. Parts and scripts that came later become empty; other files that came
   * later stay.
   *
   * @param now the texts by path from the project's folder, with slashes
   */
  Map<Path, UnaryOperator<String>> edits(Map<String, String> now, Map<String, String> then) {
    var edits = new TreeMap<Path, UnaryOperator<String>>();
    for (FileChange change : FileChange.between(now, then)) {
      Path file = project.resolve(change.path()).normalize();
      String text = then.get(change.path());
      if (!file.startsWith(project)) continue;
      if (text != null) edits.put(file, _ -> text);
      else if (isRule(file)) edits.put(file, _ -> "");
    }
    return edits;
  }

  /** Whether a file of the design itself decides its rules; those of its bases are others' too. */
  private boolean isRule(Path file) {
    String name = file.getFileName().toString();
    Path scripts = project.resolve("scripts").resolve(design.getFileName());
    return name.endsWith(".yaml") && file.getParent().equals(design.toAbsolutePath())
        || (name.endsWith(".js") || name.endsWith(".mjs")) && file.startsWith(scripts);
  }
}
