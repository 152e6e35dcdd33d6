package roundhouse.picture.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.LayeredPainter.Layer;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.lettering.LetterScale;

/**
 * A map on which numbers of hexes show as heat: the further from 0, the stronger the colour, with
 * the number. Numbers below 0 have a colour of their own.
 */
public final class HeatPainter implements Painter {
  private static final Color MORE = new Color(0xD55E00);
  private static final Color LESS = new Color(0x0072B2);
  private static final double WEAKEST = 0.08;
  private static final double STRONGEST = 0.8;

  private final GameMap map;
  private final BoardPainter board;
  private final HexGeometry geometry;
  private final Map<HexId, Double> heat;
  private final boolean signed;

  /**
   * @param heat by hex; hexes that the map lacks are left out
   * @param signed whether the numbers are differences, written with a sign
   */
  public HeatPainter(
      GameMap map, Liveries liveries, Theme theme, Map<HexId, Double> heat, boolean signed) {
    this.map = map;
    this.geometry = new HexGeometry(map.layout());
    this.heat = Map.copyOf(heat);
    this.signed = signed;
    var figures = new HashMap<HexId, String>();
    shown().forEach((id, value) -> figures.put(id, says(value)));
    board = BoardPainter.withFigures(Board.empty(map), liveries, theme, figures);
  }

  @Override
  public Rectangle2D bounds() {
    return board.bounds();
  }

  @Override
  public void paint(Graphics2D graphics) {
    paint(graphics, LetterScale.ENLARGED);
  }

  @Override
  public void paint(Graphics2D graphics, double scale) {
    paint(graphics, LetterScale.onScreen(scale));
  }

  /** Names and stops lie over the heat, so that it fades none of them. */
  private void paint(Graphics2D graphics, LetterScale scale) {
    for (Layer layer : Layer.values()) {
      if (layer == Layer.LETTERS) shown().forEach((id, value) -> paintHeat(graphics, id, value));
      board.paint(graphics, scale, layer);
    }
  }

  /** What is large enough to show. */
  private Map<HexId, Double> shown() {
    var shown = new LinkedHashMap<HexId, Double>();
    for (HexId id : map.hexes().keySet())
      if (heat.containsKey(id) && !says(heat.get(id)).isEmpty()) shown.put(id, heat.get(id));
    return shown;
  }

  private void paintHeat(Graphics2D graphics, HexId hex, double value) {
    double most = heat.values().stream().mapToDouble(Math::abs).max().orElse(0);
    double strength = WEAKEST + (STRONGEST - WEAKEST) * Math.abs(value) / most;
    Vec centre = geometry.centre(map.hex(hex).place());
    Path2D hexagon = geometry.hexagon(0.97);
    hexagon.transform(AffineTransform.getTranslateInstance(centre.x(), centre.y()));
    Shapes.fill(graphics, hexagon, Shapes.faint(value < 0 ? LESS : MORE, strength));
  }

  /** The number as written in its hex; "" for one that is too small to show. */
  private String says(double value) {
    String digits =
        String.format(Locale.ROOT, Math.abs(value) < 9.95 ? "%.1f" : "%.0f", Math.abs(value));
    if (digits.equals("0.0")) return "";
    if (value < 0) return "−" + digits;
    return signed ? "+" + digits : digits;
  }
}
