package roundhouse.design.loading;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.binding.Binder;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.WordList;
import roundhouse.design.problem.Problems;
import roundhouse.design.spec.Design;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.Overlay;
import roundhouse.design.yaml.YamlNode;

/** The options of a variant: those of its base, changed by its own. */
final class InheritedOptions {
  private static final String SCRIPT = "script";

  private InheritedOptions() {}

  /** The scripts that the options of one title name: without an option they never answer. */
  static Set<String> scripts(MapNode title) {
    record Named(@WordList @Default("") List<String> script) {}
    if (!(title.get(DesignOptions.KEY).orElse(null) instanceof MapNode options)) return Set.of();
    var names = new LinkedHashSet<String>();
    for (MapNode.Entry option : options.entries())
      if (option.value() instanceof MapNode map)
        new Binder(new Problems())
            .bind(map.only(SCRIPT::equals), Named.class)
            .ifPresent(named -> names.addAll(named.script()));
    return names;
  }

  /** The options of a base with those of a variant laid over them. */
  static YamlNode merge(Optional<YamlNode> base, YamlNode variant, Problems problems) {
    if (!(variant instanceof MapNode over)) return variant;
    MapNode under =
        base.filter(MapNode.class::isInstance)
            .map(MapNode.class::cast)
            .orElse(MapNode.empty(variant.place()));
    var removal = over.only(Overlay.REMOVE::equals);
    var kept = (MapNode) Overlay.apply(under, removal, problems);
    var change = over.only(key -> !key.equals(Overlay.REMOVE));
    MapNode changed = expanded(change, problems);
    return Overlay.join(writtenOut(expanded(kept, new Problems()), changed), changed, problems);
  }

  private static MapNode writtenOut(MapNode options, MapNode change) {
    return options.with(
        options.entries().stream()
            .map(
                option ->
                    new MapNode.Entry(
                        option.key(),
                        change
                            .get(option.name())
                            .map(over -> ShortForms.writtenOut(option.value(), over, Design.class))
                            .orElse(option.value())))
            .toList());
  }

  private static MapNode expanded(MapNode options, Problems problems) {
    return options.with(
        options.entries().stream()
            .map(
                option ->
                    new MapNode.Entry(
                        option.key(), KeyExpansion.expand(option.value(), Design.class, problems)))
            .toList());
  }
}
