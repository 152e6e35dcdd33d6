package roundhouse.bench.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;

/**
 * Rules of a design that are not there any more, or say what another design says under the same
 * key. Each file can be read, so that rules which do not fit each other are met more often than by
 * changed letters.
 */
final class ValueCases {
  private static final int MOST_CHANGES = 3;

  private final FuzzProject project;
  private final TextMutator random;

  private ValueCases(FuzzProject project, Random random) {
    this.project = project;
    this.random = new TextMutator(random);
  }

  static CaseOutcome value(FuzzProject project, Random random) throws IOException {
    var cases = new ValueCases(project, random);
    String design = cases.random.pick(project.designs());
    Set<String> options = FuzzProject.options(project.title(design), random);
    var texts = new LinkedHashMap<Path, String>();
    for (int left = 1 + random.nextInt(MOST_CHANGES); left > 0; left--)
      cases.change(design, random.nextBoolean(), texts);
    return project.changed(
        texts, (broken, chance) -> DesignCases.play(broken, design, options, chance), random);
  }

  private void change(String design, boolean remove, Map<Path, String> texts) throws IOException {
    Path file = random.pick(FuzzProject.files(project.design(design), ".yaml"));
    YamlText text = YamlText.read(texts.getOrDefault(file, Files.readString(file)));
    var paths = new ArrayList<ValuePath>();
    walk(ValuePath.ROOT, text.value(), (path, _) -> paths.add(path));
    if (paths.isEmpty()) return;
    ValuePath path = random.pick(paths);
    YamlText changed =
        remove ? text.remove(path) : text.set(path, random.pick(others(file, path.last())));
    texts.put(file, changed.text());
  }

  /** What the designs say under a key in files of that name; at least what stands there now. */
  private List<YamlValue> others(Path file, String key) throws IOException {
    var all = new ArrayList<YamlValue>();
    for (String design : project.designs()) {
      Path same = project.design(design).resolve(file.getFileName());
      if (Files.exists(same))
        walk(
            ValuePath.ROOT,
            YamlText.read(Files.readString(same)).value(),
            (path, value) -> {
              if (path.last().equals(key)) all.add(value);
            });
    }
    return all.isEmpty() ? List.of(YamlValue.EMPTY) : all;
  }

  private static void walk(ValuePath path, YamlValue value, BiConsumer<ValuePath, YamlValue> each) {
    if (!path.isRoot()) each.accept(path, value);
    switch (value) {
      case YamlValue.Table table ->
          table.entries().forEach((key, inner) -> walk(path.child(key), inner, each));
      case YamlValue.Items items -> {
        for (int index = 0; index < items.items().size(); index++)
          walk(path.child(index), items.items().get(index), each);
      }
      case YamlValue.Text _ -> {}
    }
  }
}
