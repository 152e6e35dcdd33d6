package roundhouse.picture.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.xml.parsers.ParserConfigurationException;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.picture.tile.Inscription;

/**
 * Measures a board as a screen shows it: every text with its size and its contrast, which texts are
 * missing, which lie on something.
 */
public final class ScreenSurvey {
  /**
   * Letters of markers may be this small, in pixels; all others have {@link LetterScale#PIXELS}.
   */
  private static final double CHIP = 9;

  private static final double HAIR = 0.05;

  /** How far a label may reach over something, in pixels. */
  private static final double MOST = 1.5;

  private final Board board;
  private final BoardPainter painter;
  private final double scale;
  private final Set<String> chips;
  private final List<String> faults = new ArrayList<>();

  private ScreenSurvey(Board board, Liveries liveries, Theme theme, double scale) {
    this.board = board;
    this.scale = scale;
    painter = new BoardPainter(board, liveries, theme);
    chips =
        liveries.byCompany().values().stream()
            .flatMap(livery -> List.of(livery.letters(), livery.capitals()).stream())
            .collect(Collectors.toSet());
  }

  /** What is wrong with a board at a scale, in pixels for a unit. */
  public static List<String> of(Board board, Liveries liveries, Theme theme, double scale)
      throws ParserConfigurationException {
    var survey = new ScreenSurvey(board, liveries, theme, scale);
    survey.measureTexts();
    LetteringSurvey.of(board, LetterScale.onScreen(scale), MOST)
        .forEach(overlap -> survey.faults.add(overlap.toString()));
    return survey.faults;
  }

  /** The words that a board lacks at a scale, though their rank shows there. */
  public static List<String> missing(Board board, Liveries liveries, Theme theme, double scale)
      throws ParserConfigurationException {
    var survey = new ScreenSurvey(board, liveries, theme, scale);
    survey.measureMissing(survey.texts());
    return survey.faults;
  }

  private void measureTexts() throws ParserConfigurationException {
    List<TextRecorder.Text> texts = texts();
    BufferedImage picture = picture();
    texts.forEach(text -> measure(text, picture));
    measureMissing(texts);
  }

  private List<TextRecorder.Text> texts() throws ParserConfigurationException {
    var recorder = new TextRecorder();
    recorder.scale(scale, scale);
    recorder.translate(-painter.bounds().getX(), -painter.bounds().getY());
    painter.paint(recorder, scale);
    return recorder.texts();
  }

  private BufferedImage picture() {
    Rectangle2D bounds = painter.bounds();
    var image =
        new BufferedImage(
            (int) Math.ceil(bounds.getWidth() * scale),
            (int) Math.ceil(bounds.getHeight() * scale),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.scale(scale, scale);
    graphics.translate(-bounds.getX(), -bounds.getY());
    painter.paint(graphics, scale);
    graphics.dispose();
    return image;
  }

  private void measure(TextRecorder.Text text, BufferedImage picture) {
    double least = chips.contains(text.says()) ? CHIP : LetterScale.PIXELS;
    if (text.size() < least - HAIR)
      faults.add("%s has letters of %.1f pixels".formatted(text.says(), text.size()));
    if (text.color().getAlpha() < 255 || isMargin(text)) return;
    double contrast = Livery.contrastRatio(text.color(), around(text, picture));
    if (contrast < Livery.READABLE && !chips.contains(text.says()))
      faults.add("%s has a contrast of %.1f".formatted(text.says(), contrast));
  }

  /** Letters and numbers along the sides are faint on purpose. */
  private boolean isMargin(TextRecorder.Text text) {
    double rim = BoardMargins.WIDTH * scale;
    Rectangle2D box = text.box();
    double width = painter.bounds().getWidth() * scale;
    double height = painter.bounds().getHeight() * scale;
    return box.getCenterX() < rim
        || box.getCenterY() < rim
        || box.getCenterX() > width - rim
        || box.getCenterY() > height - rim;
  }

  /** The ground between the letters of a text: they cover less than half of their box. */
  private static Color around(TextRecorder.Text text, BufferedImage picture) {
    Rectangle2D box = text.box();
    var found = new TreeMap<Double, Color>();
    for (int y = (int) box.getMinY() - 1; y <= box.getMaxY() + 1; y++)
      for (int x = (int) box.getMinX() - 1; x <= box.getMaxX() + 1; x++) {
        if (x < 0 || y < 0 || x >= picture.getWidth() || y >= picture.getHeight()) continue;
        Color color = new Color(picture.getRGB(x, y));
        found.put(Livery.luminance(color) + found.size() * 1e-9, color);
      }
    Color[] sorted = found.values().toArray(Color[]::new);
    boolean dark = Livery.luminance(text.color()) < 0.3;
    return sorted[dark ? sorted.length * 3 / 4 : sorted.length / 4];
  }

  private void measureMissing(List<TextRecorder.Text> texts) {
    double radius = HexGeometry.RADIUS * scale;
    for (Hex hex : board.map().hexes().values()) {
      Tile tile = board.tile(hex.id());
      boolean laid = board.laid().containsKey(hex.id());
      boolean large = tile.stops().stream().anyMatch(stop -> !stop.isSmall());
      if (!hex.name().isEmpty() && radius >= (large ? 34 : 48))
        for (String word : hex.name().split(" ")) expect(texts, word, hex);
      if (!hex.name().isEmpty() && large && radius >= 13 && radius < 34 && !isNamed(hex))
        faults.add("%s lacks a short name".formatted(hex.id()));
      if (radius >= 60 && laid) expect(texts, tile.number(), hex);
      if (radius >= 20 && !laid && hex.terrain() > 0)
        expect(texts, String.valueOf(hex.terrain()), hex);
      if (radius >= 20)
        for (Stop stop : tile.stops())
          for (int value : stop.revenue().byColor().values())
            if (value != 0) expect(texts, String.valueOf(value), hex);
    }
  }

  private boolean isNamed(Hex hex) {
    return painter.labels(LetterScale.onScreen(scale)).stream()
        .filter(label -> label.hex().equals(hex.id()))
        .anyMatch(label -> label.inscription() instanceof Inscription.Name);
  }

  /**
   * A text of a hex stands within three of its radii, or a little farther where letters are large
   * beside hexes; values of a large area may be farther off.
   */
  private void expect(List<TextRecorder.Text> texts, String word, Hex hex) {
    Vec centre = painter.geometry().centre(hex.place());
    double x = (centre.x() - painter.bounds().getX()) * scale;
    double y = (centre.y() - painter.bounds().getY()) * scale;
    double radius = HexGeometry.RADIUS * scale;
    double far = radius * (isOffboard(hex) ? 7 : radius < 34 ? 3.5 : 3);
    boolean found =
        texts.stream()
            .filter(text -> text.says().contains(word))
            .anyMatch(
                text -> Math.hypot(text.box().getCenterX() - x, text.box().getCenterY() - y) < far);
    if (!found) faults.add("%s lacks %s".formatted(hex.id(), word));
  }

  private static boolean isOffboard(Hex hex) {
    return hex.printed().stops().stream().anyMatch(stop -> stop.kind() == Stop.Kind.OFFBOARD);
  }
}
