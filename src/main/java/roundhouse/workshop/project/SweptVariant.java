package roundhouse.workshop.project;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import roundhouse.design.loading.DesignFolderReader;
import roundhouse.design.loading.TriedValue;
import roundhouse.design.yaml.ChangedValue;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;
import roundhouse.files.RegularFiles;
import roundhouse.lab.experiment.Sweep;
import roundhouse.words.UiWords;

/**
 * A variant with values that an experiment only tried, made so that its games can be opened.
 *
 * @param base folder of the design whose values are varied
 * @param point the values
 */
public record SweptVariant(Path base, Sweep.Point point) {
  private static final String TITLE = "title.yaml";

  /** The side of a sweep; empty if the sweep no longer has such a side. */
  public static Optional<SweptVariant> of(Path base, List<String> vary, String side) {
    if (side.equals(Sweep.OWN))
      return Optional.of(new SweptVariant(base, new Sweep.Point(side, List.of())));
    return Sweep.grid(vary.stream().map(Sweep::parse).toList()).stream()
        .filter(point -> point.name().equals(side))
        .findFirst()
        .map(point -> new SweptVariant(base, point));
  }

  /** What it is called: "small-count-2" for "trains.5.count=2". */
  public String name() {
    var name = new StringBuilder(base.getFileName().toString());
    for (TriedValue each : point.changes())
      name.append('-').append(each.path().getLast()).append('-').append(each.value());
    return name.toString().replaceAll("[^\\p{L}\\p{N}.+-]+", "-");
  }

  /** The folder of a design that has these values already: the base itself, or a variant. */
  public Optional<Path> made(FolderTitleSource titles) throws IOException {
    Map<ValuePath, YamlValue> values = values(titles);
    if (values.isEmpty()) return Optional.of(base);
    for (Path design : titles.designs()) {
      if (!design.getFileName().toString().startsWith(name())) continue;
      YamlText title = YamlText.read(RegularFiles.text(design.resolve(TITLE)));
      boolean extending =
          title
              .word(ValuePath.of(DesignFolderReader.EXTENDS))
              .filter(word -> word.equals("../" + base.getFileName()))
              .isPresent();
      boolean same =
          values.entrySet().stream()
              .allMatch(each -> title.at(each.getKey()).equals(Optional.of(each.getValue())));
      if (extending && same) return Optional.of(design);
    }
    return Optional.empty();
  }

  /**
   * Makes it.
   *
   * @return its folder
   * @throws IOException whose message says why it cannot be made
   */
  public Path make(FolderTitleSource titles) throws IOException {
    return make(titles, new NewDesignNames(titles.folders()).free(name()));
  }

  /**
   * Makes it with a name.
   *
   * @return its folder
   * @throws IOException whose message says why it cannot be made
   */
  public Path make(FolderTitleSource titles, String name) throws IOException {
    Map<ValuePath, YamlValue> values = values(titles);
    try {
      return new VariantPlan(name, base, files -> with(files, values))
          .make(titles.folders())
          .folder();
    } catch (NewDesign.Refused refused) {
      throw new IOException(refused.getMessage(), refused);
    }
  }

  private Map<String, String> with(Map<String, String> files, Map<ValuePath, YamlValue> values) {
    var written = new LinkedHashMap<>(files);
    YamlText title = YamlText.read(files.get(TITLE));
    title = title.set(ValuePath.of("says"), UiWords.of("experiments.tried", point.name()));
    for (var each : values.entrySet()) title = title.set(each.getKey(), each.getValue());
    written.put(TITLE, title.text());
    return written;
  }

  /** Each place that the values change: a star means several places, a factor means a number. */
  private Map<ValuePath, YamlValue> values(FolderTitleSource titles) throws IOException {
    var tree = new AtomicReference<MapNode>();
    titles.loadChanged(
        base,
        Set.of(),
        read -> {
          tree.set(read);
          return read;
        });
    if (tree.get() == null)
      throw new IOException(UiWords.of("experiments.unloaded", base.getFileName()));
    var values = new LinkedHashMap<ValuePath, YamlValue>();
    try {
      for (ChangedValue each : ChangedValue.between(tree.get(), point.change().apply(tree.get())))
        values.put(new ValuePath(each.path()), value(each.value()));
    } catch (IllegalArgumentException gone) {
      throw new IOException(gone.getMessage(), gone);
    }
    return values;
  }

  private static YamlValue value(YamlNode node) {
    return switch (node) {
      case ScalarNode word -> new YamlValue.Text(word.text(), word.quoted());
      case ListNode list ->
          new YamlValue.Items(list.items().stream().map(SweptVariant::value).toList());
      case MapNode map -> {
        var entries = new LinkedHashMap<String, YamlValue>();
        map.entries().forEach(entry -> entries.put(entry.name(), value(entry.value())));
        yield new YamlValue.Table(entries);
      }
    };
  }
}
