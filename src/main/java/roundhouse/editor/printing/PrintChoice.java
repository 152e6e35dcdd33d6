package roundhouse.editor.printing;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.editor.kit.Settings;
import roundhouse.engine.Title;
import roundhouse.print.PageSize;
import roundhouse.print.PageSize.Orientation;
import roundhouse.print.PrintedGame;
import roundhouse.print.PrintedGame.Part;

/**
 * What to print of a title, and on what.
 *
 * @param hex width of a hex in millimetres
 */
record PrintChoice(Set<Part> parts, PageSize paper, Orientation orientation, double hex) {
  private static final String WITHOUT = "print.without";
  private static final String PAPER = "print.paper";
  private static final String ORIENTATION = "print.orientation";
  private static final String HEX = "print.hex";

  /** What was printed last; at first every part. */
  static PrintChoice last(Settings settings) {
    List<String> without = List.of(settings.text(WITHOUT).orElse("").split(","));
    Set<Part> parts = EnumSet.allOf(Part.class);
    parts.removeIf(part -> without.contains(part.name()));
    return new PrintChoice(
        parts,
        named(PageSize.values(), settings.text(PAPER).orElse("")),
        named(Orientation.values(), settings.text(ORIENTATION).orElse("")),
        settings.number(HEX, (int) PrintedGame.USUAL_HEX));
  }

  /** The constant of that name; the first one if there is none. */
  private static <E extends Enum<E>> E named(E[] all, String name) {
    return Arrays.stream(all).filter(each -> each.name().equals(name)).findFirst().orElse(all[0]);
  }

  /** Remembers it for the next time. */
  void keep(Settings settings) {
    settings.put(
        WITHOUT,
        Arrays.stream(Part.values())
            .filter(part -> !parts.contains(part))
            .map(Part::name)
            .collect(Collectors.joining(",")));
    settings.put(PAPER, paper.name());
    settings.put(ORIENTATION, orientation.name());
    settings.put(HEX, Math.round(hex));
  }

  PrintedGame game(Title title) {
    return new PrintedGame(title, paper, orientation, hex);
  }

  /** Whether the pages of a part are the same under another choice. */
  boolean printsAlike(PrintChoice other) {
    return paper == other.paper && orientation == other.orientation && hex == other.hex;
  }
}
