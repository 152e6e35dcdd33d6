package roundhouse.drafts.maker;

import java.util.Locale;
import java.util.Map;
import roundhouse.drafts.UntypedValues;

/** Colours by the names that 18xx-maker has for them, in shades of our own. */
final class MakerColors {
  private static final Map<String, String> SHADES =
      Map.ofEntries(
          Map.entry("black", "#37383a"),
          Map.entry("white", "#ffffff"),
          Map.entry("gray", "#7c7b8c"),
          Map.entry("lightGray", "#b7b7b7"),
          Map.entry("red", "#d81e3e"),
          Map.entry("brightRed", "#ef4223"),
          Map.entry("darkRed", "#8b1a1a"),
          Map.entry("orange", "#f48221"),
          Map.entry("lightOrange", "#f9b233"),
          Map.entry("yellow", "#ffe600"),
          Map.entry("gold", "#d4a017"),
          Map.entry("cream", "#fffdd0"),
          Map.entry("brown", "#6f533e"),
          Map.entry("lightBrown", "#ae6d3a"),
          Map.entry("green", "#237333"),
          Map.entry("darkGreen", "#3c7b5c"),
          Map.entry("brightGreen", "#76a042"),
          Map.entry("lightGreen", "#8dc63f"),
          Map.entry("lime", "#9acd32"),
          Map.entry("olive", "#808000"),
          Map.entry("turquoise", "#00a993"),
          Map.entry("teal", "#009595"),
          Map.entry("blue", "#0189d1"),
          Map.entry("darkBlue", "#00008b"),
          Map.entry("navyBlue", "#000080"),
          Map.entry("lightBlue", "#4cb5d2"),
          Map.entry("skyBlue", "#87ceeb"),
          Map.entry("purple", "#772282"),
          Map.entry("violet", "#4d2674"),
          Map.entry("lavender", "#a188ba"),
          Map.entry("pink", "#f3716d"),
          Map.entry("inky", "#1f2a44"));

  private final Map<String, Object> own;

  /** With the colours that a game names itself. */
  MakerColors(Map<String, Object> own) {
    this.own = own;
  }

  /** The colour as our designs write it; "" if it is not known. */
  String of(String name) {
    String written = UntypedValues.text(own.getOrDefault(name, name));
    if (written.matches("#[0-9a-fA-F]{6}")) return written.toLowerCase(Locale.ROOT);
    if (written.matches("#[0-9a-fA-F]{3}")) return written.replaceAll("([0-9a-fA-F])", "$1$1");
    String named = SHADES.getOrDefault(written, "");
    return named.isEmpty() ? SHADES.getOrDefault(name, "") : named;
  }
}
