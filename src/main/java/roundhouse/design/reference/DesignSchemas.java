package roundhouse.design.reference;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import roundhouse.design.loading.DesignFolderReader;
import roundhouse.design.loading.DesignOptions;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.OptionSpec;

/** JSON schemas of a design's files, generated from its records. */
public final class DesignSchemas {

  private DesignSchemas() {}

  /** The text of each schema by file name: {@code title.json} and one for each part. */
  public static Map<String, String> all() {
    Map<String, String> schemas = new LinkedHashMap<>();
    Map<String, String> extra =
        Map.of(DesignFolderReader.EXTENDS, "The design this is a variant of: ../name.");
    schemas.put(
        DesignFolderReader.TITLE + ".json",
        text(schema().file(Design.class, DesignFolderReader.TITLE, extra)));
    DesignFolderReader.PARTS.forEach(
        part -> schemas.put(part + ".json", text(schema().part(Design.class, part))));
    return Collections.unmodifiableMap(schemas);
  }

  /** The schema of another kind of file, whose content is a record. */
  public static String of(Class<?> record, String title) {
    return text(new JsonSchema().file(record, title, Map.of()));
  }

  private static JsonSchema schema() {
    return new JsonSchema().alsoHas(OptionSpec.class, Design.class, DesignOptions.OVERLAID);
  }

  private static String text(ObjectNode schema) {
    // The same line endings on every system, so that the files compare equal.
    var indenter = new DefaultIndenter("  ", "\n");
    var printer = new DefaultPrettyPrinter().withObjectIndenter(indenter);
    try {
      return new ObjectMapper().writer(printer).writeValueAsString(schema) + "\n";
    } catch (JsonProcessingException exception) {
      throw new IllegalStateException(exception);
    }
  }
}
