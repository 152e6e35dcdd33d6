package roundhouse.editor.scrub;

import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.function.BiFunction;
import roundhouse.edit.DesignFiles;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.YamlText;
import roundhouse.workshop.documents.ValueLocation;

/**
 * A number of a file that a component shows.
 *
 * @param name tells it from the other numbers of the file
 * @param about where the component shows it
 */
public record ScrubbedNumber(
    Path file, String name, int value, NumberScale scale, Rectangle about, Writer writer) {

  /** Writes another number into the text of the file. */
  public interface Writer {
    /** The text with the number; throws {@link RefusedEdit} if that cannot be. */
    String write(String text, int number);
  }

  /** A value of a design's file. */
  public static ScrubbedNumber of(
      ValueLocation spot,
      int value,
      NumberScale scale,
      Rectangle about,
      BiFunction<YamlText, Integer, YamlText> edit) {
    return new ScrubbedNumber(
        spot.file(),
        spot.path().toString(),
        value,
        scale,
        about,
        (text, number) -> edit.apply(DesignFiles.read(spot.file(), text), number).text());
  }

  boolean isSame(ScrubbedNumber other) {
    return file.equals(other.file) && name.equals(other.name);
  }
}
