package roundhouse.editor.map;

import java.util.List;
import java.util.Optional;
import roundhouse.design.reference.FormatDescription;
import roundhouse.edit.YamlValue;
import roundhouse.editor.tables.TypedValue;
import roundhouse.words.UiWords;

/**
 * What is typed into a field of the hex form.
 *
 * @param key of the hex
 */
record HexFieldValue(String key, String text) {
  private Optional<FormatDescription> format() {
    return FormatDescription.at(List.of("map", "hexes", "any", key));
  }

  /** Why it cannot be written; a design with it could not be read. */
  Optional<String> fault() {
    if (text.isEmpty()) return Optional.empty();
    return format().flatMap(this::fault);
  }

  private Optional<String> fault(FormatDescription format) {
    if (format.isNumber() && !text.matches("[0-9]{1,6}"))
      return Optional.of(UiWords.of("hexes.no-number", key, text));
    List<String> words = format.isList() ? List.of() : format.words();
    if (!words.isEmpty() && !words.contains(text))
      return Optional.of(UiWords.of("hexes.no-word", key, text, String.join(", ", words)));
    return Optional.empty();
  }

  /**
   * @param before the value until now
   */
  YamlValue value(Optional<YamlValue> before) {
    if (text.isEmpty()) return YamlValue.text("");
    return key.equals("print") ? YamlValue.quoted(text) : TypedValue.value(text, before, format());
  }
}
