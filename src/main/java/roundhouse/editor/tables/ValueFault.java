package roundhouse.editor.tables;

import java.util.List;
import java.util.Optional;
import roundhouse.design.reference.FormatDescription;
import roundhouse.words.UiWords;

/** Why a typed value cannot be written: a design with it could not be read. */
public final class ValueFault {
  private ValueFault() {}

  /**
   * The fault of a value.
   *
   * @param path of the value, from the title down
   */
  public static Optional<String> of(List<String> path, String text) {
    if (text.isEmpty()) return Optional.empty();
    return FormatDescription.at(path).flatMap(format -> of(format, path.getLast(), text));
  }

  private static Optional<String> of(FormatDescription format, String key, String text) {
    if (format.isNumber() && !text.matches("[0-9]{1,6}"))
      return Optional.of(UiWords.of("hexes.no-number", key, text));
    List<String> words = format.isList() ? List.of() : format.words();
    if (!words.isEmpty() && !words.contains(text))
      return Optional.of(UiWords.of("hexes.no-word", key, text, String.join(", ", words)));
    return Optional.empty();
  }
}
