package roundhouse.picture;

import java.awt.Color;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.board.TileColor;
import roundhouse.market.Zone;

/**
 * The colours of pictures. Tile colours differ in lightness as well as in hue, each colour darker
 * than the one before, so that colour-blind people can tell them apart; so do any two zone colours.
 *
 * @param paper the background
 * @param text on the paper
 * @param faint margins and edges of hexes
 * @param tiles the ground for each tile colour
 * @param zones the ground of market spaces by zone; other zones have that of {@code space}
 * @param space a plain space of a market
 * @param legal what can be chosen
 * @param changed what the last action changed
 */
public record Theme(
    Color paper,
    Color text,
    Color faint,
    Map<TileColor, Color> tiles,
    Map<Zone, Color> zones,
    Color space,
    Color legal,
    Color changed) {

  /** Track, frames and words on tiles in every theme, because tiles are light. */
  public static final Color INK = new Color(0x1B1B1B);

  public static final Color WHITE = new Color(0xFFFFFF);
  public static final Color HALT = new Color(0xC3C6CA);
  public static final Color MOUNTAIN = new Color(0x8A5A3B);
  public static final Color WATER = new Color(0x2F78B7);
  public static final Color RIVER = new Color(0x86AECB);
  public static final Color IMPASSABLE = new Color(0xC81E1E);

  /** In how many steps a colour is mixed with another. */
  private static final int PARTS = 10;

  /** How much light a zone of a market has in the dark theme. */
  private static final double LIT = 0.62;

  public static final Theme LIGHT =
      new Theme(
          new Color(0xF7F5EF),
          new Color(0x25282B),
          new Color(0x8C8A80),
          tileColors(0xEDE7D1, 0xF7D84A, 0x74BE8B, 0xB87448, 0xB9BEC4, 0xD9604F, 0xA9D2EA),
          zoneColors(),
          new Color(0xFFFFFF),
          new Color(0xE0218A),
          new Color(0x1F5FD0));

  public static final Theme DARK =
      new Theme(
          new Color(0x22252A),
          new Color(0xE4E2DC),
          new Color(0x6F7278),
          tileColors(0xD8D2BD, 0xE2C23C, 0x63A97A, 0xA66640, 0xA3A9B0, 0xC4543F, 0x86B4D0),
          dimmed(zoneColors()),
          new Color(0x41454C),
          new Color(0xFF5CB4),
          new Color(0x5D97FF));

  public Theme {
    tiles = Map.copyOf(tiles);
    zones = Map.copyOf(zones);
  }

  public Color ground(TileColor color) {
    return tiles.getOrDefault(color, space);
  }

  /** A colour for letters and lines on paper: with as much of that of words as it needs there. */
  public Color onPaper(Color color) {
    Color shown = color;
    for (int part = 1;
        Livery.contrastRatio(shown, paper) < Livery.READABLE && part <= PARTS;
        part++) shown = mixed(color, text, (double) part / PARTS);
    return shown;
  }

  private static Color mixed(Color one, Color other, double part) {
    return new Color(
        mixed(one.getRed(), other.getRed(), part),
        mixed(one.getGreen(), other.getGreen(), part),
        mixed(one.getBlue(), other.getBlue(), part));
  }

  private static int mixed(int one, int other, double part) {
    return (int) Math.round(one + (other - one) * part);
  }

  private static Map<TileColor, Color> tileColors(int... colors) {
    var map = new EnumMap<TileColor, Color>(TileColor.class);
    for (TileColor color : TileColor.values()) map.put(color, new Color(colors[color.ordinal()]));
    return map;
  }

  /** For dark surroundings, with the same hues. */
  private static Map<Zone, Color> dimmed(Map<Zone, Color> colors) {
    return colors.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, zone -> dimmed(zone.getValue())));
  }

  private static Color dimmed(Color color) {
    return new Color(
        (int) (color.getRed() * LIT),
        (int) (color.getGreen() * LIT),
        (int) (color.getBlue() * LIT));
  }

  private static Map<Zone, Color> zoneColors() {
    return Map.of(
        Zone.ORANGE, new Color(0xF4B26B),
        Zone.PAR, new Color(0xFFAAB2),
        Zone.REFLOAT, new Color(0xFEFFD6),
        Zone.FIRST_SALE_FREE, new Color(0xBEE6D6),
        Zone.BANKRUPT, new Color(0x7E928D),
        Zone.CLOSES, new Color(0x7E889C),
        Zone.ENDS_GAME, new Color(0xB9CDEB),
        Zone.YELLOW, new Color(0xF7E27A),
        Zone.GREEN, new Color(0xB8D99E),
        Zone.BROWN, new Color(0xD79184));
  }
}
