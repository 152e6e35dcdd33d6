package roundhouse.design.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import roundhouse.design.binding.RecordKey;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ShortForm;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.loading.DesignFolderReader;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.steps.StepSpec;

/**
 * The reference of the design format in Markdown, a page for each file of a design in {@code
 * designs/guide/reference}: a text with a table for each record of a design.
 */
public final class FormatReference {
  private static final Pattern GAP = Pattern.compile("\\{\\{([a-z-]+)}}");
  private static final String HEAD =
      "| key | what it is | written as | default |\n| --- | --- | --- | --- |\n";
  private static final String ORIGIN =
      "Generated from the program's records; to regenerate: `mvn test -Dtest=FormatReferenceTest"
          + " -Dformat.write=yes`";
  private static final String STEPS = "steps";

  private final Map<String, Class<?>> records = new LinkedHashMap<>();
  private final Map<String, Class<?>> kinds = new LinkedHashMap<>();

  private FormatReference(List<Class<?>> more) {
    add(Design.class);
    more.forEach(this::add);
  }

  private void add(Class<?> type) {
    if (!type.isRecord()) kinds.put(YamlNames.spoken(type) + "s", type);
    RecordTypes.under(type)
        .forEach(record -> records.put(YamlNames.spoken(record).replace(' ', '-'), record));
  }

  /**
   * The pages by name.
   *
   * @param more further records, with all that they contain, and sealed interfaces written by the
   *     names of their records
   */
  public static Map<String, String> pages(Class<?>... more) {
    var reference = new FormatReference(List.of(more));
    return ReferencePages.of(
        GAP.matcher(text())
            .replaceAll(gap -> Matcher.quoteReplacement(reference.filled(gap.group(1)).strip())),
        ORIGIN);
  }

  private String filled(String gap) {
    if (gap.equals(STEPS))
      return Arrays.stream(StepSpec.class.getPermittedSubclasses())
          .map(FormatReference::step)
          .collect(Collectors.joining("\n"));
    if (kinds.containsKey(gap)) return names(kinds.get(gap));
    Class<?> record = records.get(gap);
    if (record == null)
      throw new IllegalStateException(
          "format.md asks for '" + gap + "', but the records are " + records.keySet());
    return table(record);
  }

  private static String step(Class<?> step) {
    String name = YamlNames.key(step.getSimpleName());
    String heading = "## " + name + "\n\n" + step.getAnnotation(Says.class).value() + "\n";
    if (RecordKey.keysOf(step).isEmpty()) return heading;
    String only =
        ShortForm.of(step) instanceof ShortForm.Only(RecordKey component)
            ? RecordKey.keysOf(step).size() == 1
                ? "Its only key may be omitted: `" + name + ": …`.\n\n"
                : "`" + component.key() + "` may be written alone: `" + name + ": …`.\n\n"
            : "";
    return heading + "\n" + only + table(step);
  }

  /** A table with a row for each record of a sealed interface. */
  private static String names(Class<?> type) {
    return "| name | what it does | keys |\n| --- | --- | --- |\n"
        + Arrays.stream(type.getPermittedSubclasses())
            .map(FormatReference::nameRow)
            .collect(Collectors.joining());
  }

  private static String nameRow(Class<?> record) {
    Says says = record.getAnnotation(Says.class);
    String keys =
        RecordKey.keysOf(record).stream()
            .map(component -> "`" + component.key() + "`")
            .collect(Collectors.joining(", "));
    return "| `%s` | %s | %s |\n"
        .formatted(YamlNames.key(record.getSimpleName()), says == null ? "" : says.value(), keys);
  }

  private static String table(Class<?> record) {
    return HEAD
        + RecordKey.keysOf(record).stream().map(FormatReference::row).collect(Collectors.joining());
  }

  private static String row(RecordKey component) {
    boolean file =
        component.java().getDeclaringRecord() == Design.class
            && DesignFolderReader.PARTS.contains(component.key());
    String form =
        file
            ? "[" + component.key() + ".yaml](#" + component.key() + "yaml)"
            : ValueForms.of(component);
    String says = component.says().replace("|", "\\|");
    return "| `%s` | %s | %s | %s |\n"
        .formatted(component.key(), says, form, ValueForms.defaultForm(component));
  }

  private static String text() {
    try (InputStream text = FormatReference.class.getResourceAsStream("format.md")) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  /**
   * Finds all record types within a record type, at any depth: itself, and those of its keys, lists
   * and maps.
   */
  private static final class RecordTypes {
    private final Set<Class<?>> found = new LinkedHashSet<>();

    private RecordTypes() {}

    static Set<Class<?>> under(Class<?> record) {
      var types = new RecordTypes();
      types.visit(record);
      return types.found;
    }

    private void visit(Type type) {
      if (type instanceof ParameterizedType generic) {
        Arrays.stream(generic.getActualTypeArguments()).forEach(this::visit);
      } else if (type instanceof Class<?> raw && raw.isRecord() && found.add(raw)) {
        RecordKey.of(raw).forEach(component -> visit(component.type()));
      }
    }
  }
}
