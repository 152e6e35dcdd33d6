package roundhouse.editor.map;

import java.util.List;
import java.util.Optional;
import roundhouse.design.reference.FormatDescription;
import roundhouse.edit.YamlValue;
import roundhouse.editor.tables.TypedValue;
import roundhouse.editor.tables.ValueFault;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.HexFault;
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

  /**
   * Why it cannot be written.
   *
   * @param before the value until now
   */
  Optional<String> fault(EditedMap map, Optional<YamlValue> before) {
    if (text.isEmpty()) return Optional.empty();
    return ValueFault.of(List.of("map", "hexes", "any", key), text)
        .or(
            () ->
                HexFault.of(map, key, value(before))
                    .map(why -> UiWords.of("hexes.refused", key, text, why)));
  }

  /**
   * @param before the value until now
   */
  YamlValue value(Optional<YamlValue> before) {
    if (text.isEmpty()) return YamlValue.text("");
    return key.equals("print") ? YamlValue.quoted(text) : TypedValue.value(text, before, format());
  }
}
