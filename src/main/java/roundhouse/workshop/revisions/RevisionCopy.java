package roundhouse.workshop.revisions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.workshop.files.TextFiles;
import roundhouse.workshop.notes.Notes;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.NewDesignNames;
import roundhouse.workshop.project.ProjectFolders;

/**
 * What a design was after a save, as a design of its own beside it, so that both can be played. It
 * has the files and scripts of the design itself; designs that it extends are as they are now.
 *
 * @param design name of the design's folder
 */
record RevisionCopy(ProjectFolders folders, String design) {
  private static final String TITLE = "title.yaml";

  /**
   * Writes it, or finds it if it was written before.
   *
   * @param texts by path from the project's folder, with slashes
   * @return its folder
   * @throws NewDesign.Refused if the texts are no design that can be read
   */
  Path write(Instant when, Map<String, String> texts) throws IOException, NewDesign.Refused {
    String time =
        LocalDateTime.ofInstant(when, ZoneId.systemDefault())
            .truncatedTo(ChronoUnit.SECONDS)
            .format(DateTimeFormatter.ISO_LOCAL_DATE_TIME);
    Map<String, String> scripts = inside(texts, "scripts/" + design + "/");
    String wanted = design + "-" + time.replaceAll("[-:]", "");
    for (int number = 1; ; number++) {
      String name = NewDesignNames.numbered(wanted, number);
      Map<String, String> files = files(texts, name, time.replace('T', ' '));
      Path folder = folders.designs().resolve(name);
      Path scriptFolder = folders.scripts().resolve(name);
      if (!Files.exists(folder) && !Files.exists(scriptFolder)) {
        Path made = new NewDesign(folders).written(name, files).folder();
        for (var script : scripts.entrySet())
          AtomicFiles.write(scriptFolder.resolve(script.getKey()), script.getValue());
        return made;
      }
      if (texts(folder, RevisionCopy::isPart).equals(files)
          && texts(scriptFolder, _ -> true).equals(scripts)) return folder;
    }
  }

  private static Map<String, String> inside(Map<String, String> texts, String folder) {
    var inside = new TreeMap<String, String>();
    texts.forEach(
        (path, text) -> {
          if (path.startsWith(folder)) inside.put(path.substring(folder.length()), text);
        });
    return inside;
  }

  /** The parts of the design; its test positions, notes and experiments stay where they are. */
  private Map<String, String> files(Map<String, String> texts, String name, String time)
      throws NewDesign.Refused {
    Map<String, String> files = inside(texts, "designs/" + design + "/");
    files.keySet().removeIf(Predicate.not(RevisionCopy::isPart));
    try {
      YamlText title = YamlText.read(files.getOrDefault(TITLE, ""));
      String called = title.word(ValuePath.of("title")).orElse(design);
      YamlText changed = title.set(ValuePath.of("title"), called + " (" + time + ")");
      files.put(TITLE, withOwnScripts(changed, name).text());
      return files;
    } catch (RefusedEdit broken) {
      throw new NewDesign.Refused(broken.getMessage());
    }
  }

  /** A title that names folders of scripts names its own among them. */
  private YamlText withOwnScripts(YamlText title, String name) {
    ValuePath scripts = ValuePath.of("scripts");
    return switch (title.at(scripts).orElse(YamlValue.EMPTY)) {
      case YamlValue.Text(String words, boolean _) ->
          title.set(
              scripts,
              Arrays.stream(words.split(" "))
                  .map(word -> word.equals(design) ? name : word)
                  .collect(Collectors.joining(" ")));
      case YamlValue.Items(List<YamlValue> items) ->
          title.set(
              scripts,
              new YamlValue.Items(
                  items.stream()
                      .map(
                          item -> item.equals(YamlValue.text(design)) ? YamlValue.text(name) : item)
                      .toList()));
      case YamlValue.Table _ -> title;
    };
  }

  private static boolean isPart(String file) {
    return file.endsWith(".yaml") && !file.contains("/") && !file.equals(Notes.FILE);
  }

  /** The texts that a folder holds now, by name. */
  private static Map<String, String> texts(Path folder, Predicate<String> wanted)
      throws IOException {
    var texts = new TreeMap<String, String>();
    for (Path file : TextFiles.in(folder)) {
      String name =
          folder.toAbsolutePath().normalize().relativize(file).toString().replace('\\', '/');
      if (wanted.test(name)) texts.put(name, RegularFiles.text(file));
    }
    return texts;
  }
}
