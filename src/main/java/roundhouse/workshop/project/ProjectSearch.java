package roundhouse.workshop.project;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.lab.valuesearch.ValueSearchFile;

/**
 * A search for values of a project.
 *
 * @param file in the folder of searches of a design
 */
public record ProjectSearch(Path file) {

  /** The searches of all designs. */
  public static List<ProjectSearch> all(TitleSource titles) {
    return titles.designs().stream().flatMap(design -> of(design).stream()).toList();
  }

  /** "roster: pace". */
  public String name() {
    String design = file.getParent().getParent().getFileName().toString();
    return design + ": " + file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
  }

  /** The searches in a design's folder. */
  public static List<ProjectSearch> of(Path design) {
    return ExperimentFile.in(design.resolve(ValueSearchFile.FOLDER)).stream()
        .map(ProjectSearch::new)
        .toList();
  }

  /** Reads the file, and checks it against the design as its files are now. */
  public ValueSearchFile.Read read(TitleSource titles) {
    return read(titles, Set.of());
  }

  /** The same where programs of these names take seats, too. */
  public ValueSearchFile.Read read(TitleSource titles, Set<String> programs) {
    Map<String, Path> designs =
        titles.designs().stream()
            .collect(Collectors.toMap(each -> each.getFileName().toString(), each -> each));
    return ValueSearchFile.read(
        file,
        designs.keySet(),
        programs,
        (design, options, change) -> titles.loadChanged(designs.get(design), options, change));
  }
}
