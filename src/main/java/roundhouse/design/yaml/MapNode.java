package roundhouse.design.yaml;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.design.problem.SourcePlace;

/** Keys and values in the order written; keys are unique. */
public record MapNode(SourcePlace place, Span span, List<Entry> entries) implements YamlNode {

  /** A key, with its own place, and its value. */
  public record Entry(ScalarNode key, YamlNode value) {

    public String name() {
      return key.text();
    }
  }

  public MapNode {
    entries = List.copyOf(entries);
  }

  public static MapNode empty(SourcePlace place) {
    return new MapNode(place, Span.NONE, List.of());
  }

  public Optional<Entry> entry(String key) {
    return entries.stream().filter(entry -> entry.name().equals(key)).findFirst();
  }

  public Optional<YamlNode> get(String key) {
    return entry(key).map(Entry::value);
  }

  public List<String> keys() {
    return entries.stream().map(Entry::name).toList();
  }

  /** This map with only some of its keys. */
  public MapNode only(Predicate<String> wanted) {
    return with(entries.stream().filter(entry -> wanted.test(entry.name())).toList());
  }

  /** This map with other entries. */
  public MapNode with(List<Entry> others) {
    return new MapNode(place, span, others);
  }

  @Override
  public MapNode at(SourcePlace other) {
    return new MapNode(
        other,
        Span.NONE,
        entries.stream()
            .map(entry -> new Entry(entry.key().at(other), entry.value().at(other)))
            .toList());
  }

  @Override
  public String kind() {
    return "a map of keys and values";
  }
}
