package roundhouse.table;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.engine.Title;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.picture.Painter;
import roundhouse.picture.SvgGraphics;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.market.MarketPainter;
import roundhouse.picture.tile.StopPlan;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;
import roundhouse.workshop.history.GameHistory;

/**
 * The pictures of a table as SVG, drawn once for all guests. Boards have the units of {@link
 * HexGeometry}.
 */
final class TablePictures {
  /** Boards from which the way to the present one is known; who missed more gets it whole. */
  private static final int EARLIER = 8;

  /** A ground of this luminance lets black and white letters be read alike, and both well. */
  private static final double EVEN = 0.179;

  /** Sets the names of pictures apart from those before the program was started again. */
  private final String since = Long.toString(System.currentTimeMillis(), 36);

  private final Map<String, Drawn> drawn =
      Map.of("board", new Drawn(), "market", new Drawn(), "map", new Drawn());

  /** What is drawn of one kind, in each theme, and of what. */
  private static final class Drawn {
    private int number;
    private Object of = "";
    private final Map<Theme, Object> pictures = new LinkedHashMap<>();
    private final Map<Theme, Deque<Known>> last = new HashMap<>();
  }

  /** A picture that guests may have. */
  private record Known(String name, PictureParts parts) {}

  /**
   * A board for somebody who may have an earlier one.
   *
   * @param name of this board
   * @param whole the picture; "" where the parts are enough
   */
  record BoardNews(
      String name, String whole, Map<String, String> parts, Map<String, List<String>> order) {}

  /** The market, with the box that is to be seen first where not all of it can be. */
  record MarketPicture(String picture, double x, double y, double width, double height) {}

  /** What decides how a picture looks. */
  private record Looks(Title title, Object pieces) {}

  /**
   * Where things are on the board, for taps and for what the page draws on it.
   *
   * @param flat whether hexes have a flat side at the top
   * @param radius from a hex's centre to its corner
   * @param liveries of the companies, by id
   */
  record BoardPlaces(
      boolean flat, double radius, List<HexPlace> hexes, Map<String, Colors> liveries) {}

  record HexPlace(String id, String name, double x, double y, List<StopPlace> stops) {}

  /**
   * @param city number of the stop in its hex
   */
  record StopPlace(int city, double x, double y) {}

  /**
   * How a company's chip looks: colours as in style sheets, its letters small and so black or
   * white.
   */
  record Colors(String fill, String text, String letters) {}

  /** Names the board as it is now: another picture has another name. */
  String boardName(GameHistory game) {
    return name("board", new Looks(game.title(), game.state().board()));
  }

  /** Names the market as it is now. */
  String marketName(GameHistory game) {
    return name("market", new Looks(game.title(), game.state().tokens()));
  }

  String board(GameHistory game, Theme theme) {
    Liveries liveries = liveries(game.title());
    return kept(
        "board",
        new Looks(game.title(), game.state().board()),
        theme,
        () -> svg(new BoardPainter(game.state().board(), liveries, theme)));
  }

  /**
   * What is new about the board.
   *
   * @param since the name of the board that a guest has; "" for none
   */
  BoardNews board(GameHistory game, Theme theme, String since) {
    Drawn is = drawn.get("board");
    synchronized (is) {
      String whole = board(game, theme);
      String name = boardName(game);
      Deque<Known> last = is.last.computeIfAbsent(theme, _ -> new ArrayDeque<>());
      if (last.isEmpty() || !last.getFirst().name().equals(name)) {
        PictureParts parts = PictureParts.of(whole);
        last.addFirst(
            new Known(name, last.isEmpty() ? parts : parts.sharing(last.getFirst().parts())));
        if (last.size() > EARLIER) last.removeLast();
      }
      return last.stream()
          .filter(known -> known.name().equals(since))
          .findFirst()
          .flatMap(known -> last.getFirst().parts().since(known.parts()))
          .map(change -> new BoardNews(name, "", change.parts(), change.order()))
          .orElseGet(() -> new BoardNews(name, whole, Map.of(), Map.of()));
    }
  }

  MarketPicture market(GameHistory game, Theme theme) {
    return kept(
        "market",
        new Looks(game.title(), game.state().tokens()),
        theme,
        () -> {
          var painter =
              new MarketPainter(
                  game.title().market(), game.state().tokens(), liveries(game.title()), theme);
          Rectangle2D heart = painter.heart();
          return new MarketPicture(
              svg(painter), heart.getX(), heart.getY(), heart.getWidth(), heart.getHeight());
        });
  }

  BoardPlaces places(GameHistory game) {
    return kept(
        "map",
        new Looks(game.title(), game.state().board()),
        Theme.LIGHT,
        () -> places(game.title(), game.state().board()));
  }

  /** A tile as it lies; empty if the title has no such tile. */
  static Optional<String> tile(Title title, String name, int rotation, Theme theme) {
    return Optional.ofNullable(title.tiles().get(name))
        .map(tile -> TileFace.of(tile, rotation, title.map().layout()))
        .map(face -> svg(new TilePainter(face, theme)));
  }

  private String name(String kind, Looks looks) {
    Drawn is = drawn.get(kind);
    synchronized (is) {
      if (!looks.equals(is.of)) {
        is.of = looks;
        is.number++;
        is.pictures.clear();
      }
      return since + "-" + is.number;
    }
  }

  @SuppressWarnings("unchecked")
  private <T> T kept(String kind, Looks looks, Theme theme, Supplier<T> draw) {
    Drawn is = drawn.get(kind);
    synchronized (is) {
      name(kind, looks);
      return (T) is.pictures.computeIfAbsent(theme, _ -> draw.get());
    }
  }

  private static BoardPlaces places(Title title, Board board) {
    var painter = new BoardPainter(board, liveries(title), Theme.LIGHT);
    var colors = new LinkedHashMap<String, Colors>();
    liveries(title).byCompany().forEach((company, livery) -> colors.put(company, colors(livery)));
    return new BoardPlaces(
        title.map().layout().isFlat(),
        painter.geometry().radius(),
        board.map().hexes().values().stream().map(hex -> place(painter, hex)).toList(),
        colors);
  }

  private static HexPlace place(BoardPainter painter, Hex hex) {
    Vec centre = painter.geometry().centre(hex.place());
    List<StopPlan> stops = painter.plan(hex.id()).stops();
    return new HexPlace(
        hex.id().toString(),
        hex.name(),
        centre.x(),
        centre.y(),
        IntStream.range(0, stops.size())
            .mapToObj(
                city -> {
                  Vec stop = centre.plus(stops.get(city).centre());
                  return new StopPlace(city, stop.x(), stop.y());
                })
            .toList());
  }

  private static Colors colors(Livery livery) {
    boolean light = Livery.luminance(livery.color()) > EVEN;
    return new Colors(
        css(livery.color()), css(light ? Color.BLACK : Color.WHITE), livery.letters());
  }

  private static String css(Color color) {
    return "#%06x".formatted(color.getRGB() & 0xFFFFFF);
  }

  private static Liveries liveries(Title title) {
    return Liveries.of(title.design().companies().values());
  }

  private static String svg(Painter painter) {
    var graphics = new SvgGraphics();
    painter.paint(graphics);
    Rectangle2D bounds = painter.bounds();
    String document =
        graphics.document(
            "" + Math.round(bounds.getWidth()), "" + Math.round(bounds.getHeight()), bounds);
    // The page holds it without the first line of a file.
    return document.substring(document.indexOf("<svg"));
  }
}
