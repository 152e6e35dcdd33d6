package roundhouse.print;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.imageio.ImageIO;
import roundhouse.board.Board;
import roundhouse.design.spec.CompanySpec;
import roundhouse.engine.Title;
import roundhouse.files.AtomicFiles;
import roundhouse.files.FileNames;
import roundhouse.market.PriceTokens;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.market.MarketPainter;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;

/**
 * A title as a folder of pictures for tabletop simulators and printers of cards: map, share prices,
 * tiles, markers, sheets of cards, single cards with bleed, backs, and a manifest that says how
 * many there are of each.
 */
public final class TabletopGame {
  private static final int TILE = 600;
  private static final int MARKER = 300;

  private final Title title;
  private final Path folder;
  private final Liveries liveries;
  private final List<Path> files = new ArrayList<>();
  private final Set<String> names = new HashSet<>();

  private TabletopGame(Title title, Path folder) {
    this.title = title;
    this.folder = folder;
    this.liveries = Liveries.of(title.design().companies().values());
  }

  /** Writes all files; files of the same names are replaced. */
  public static List<Path> write(Title title, Path folder) throws IOException {
    var game = new TabletopGame(title, folder);
    var manifest = new LinkedHashMap<String, Object>();
    manifest.put("title", title.design().title());
    manifest.put("map", game.picture("map", game.map()));
    manifest.put("market", game.picture("market", game.market()));
    manifest.put("tiles", game.tiles());
    manifest.put("markers", game.markers());
    manifest.put("decks", game.decks());
    game.writeText(manifest);
    return game.files;
  }

  private Painter map() {
    return new BoardPainter(Board.empty(title.map()), liveries, PaperTheme.THEME);
  }

  private Painter market() {
    return new MarketPainter(title.market(), PriceTokens.NONE, liveries, PaperTheme.THEME);
  }

  private String picture(String name, Painter painter) throws IOException {
    double high = painter.bounds().getHeight() / painter.bounds().getWidth();
    return write(name, PictureFiles.image(painter, (int) (CardDeck.LARGEST / Math.max(1, high))));
  }

  private List<Map<String, Object>> tiles() throws IOException {
    var tiles = new ArrayList<Map<String, Object>>();
    for (var entry : title.design().tiles().entrySet()) {
      var face = TileFace.of(title.tiles().get(entry.getKey()), 0, title.map().layout());
      String file =
          write(
              "tiles/" + plain(entry.getKey()),
              PictureFiles.image(new TilePainter(face, PaperTheme.THEME), TILE));
      tiles.add(part(entry.getKey(), TilePages.copies(entry.getValue().count()), file));
    }
    return tiles;
  }

  private List<Map<String, Object>> markers() throws IOException {
    var markers = new ArrayList<Map<String, Object>>();
    for (CompanySpec company : title.design().companies().values()) {
      String file =
          write("markers/" + plain(company.id()), TokenPages.image(Livery.of(company), MARKER));
      markers.add(part(company.id(), TokenPages.count(title.design(), company), file));
    }
    return markers;
  }

  private static Map<String, Object> part(String name, int count, String file) {
    var part = new LinkedHashMap<String, Object>();
    part.put("name", name);
    part.put("count", count);
    part.put("file", file);
    return part;
  }

  private List<Map<String, Object>> decks() throws IOException {
    var written = new ArrayList<Map<String, Object>>();
    for (CardDeck deck :
        List.of(
            CardDeck.certificates(title),
            CardDeck.privates(title),
            CardDeck.trains(title),
            CardDeck.charters(title))) if (!deck.cards().isEmpty()) written.add(deck(deck));
    return written;
  }

  private Map<String, Object> deck(CardDeck deck) throws IOException {
    var written = new LinkedHashMap<String, Object>();
    written.put("name", deck.name());
    written.put(
        "finished-millimetres",
        List.of(CardDeck.finished(deck.width()), CardDeck.finished(deck.height())));
    written.put("back", write("backs/" + deck.name(), deck.back(title.design().title())));
    if (deck.hasSheets()) written.put("sheets", sheets(deck));
    var singles = new ArrayList<Map<String, Object>>();
    for (var single : deck.counted().entrySet()) {
      String file = "cards/" + deck.name() + "/" + plain(single.getKey().name());
      singles.add(
          part(
              single.getKey().name(),
              single.getValue(),
              write(file, deck.single(single.getKey()))));
    }
    written.put("singles", singles);
    return written;
  }

  private List<Map<String, Object>> sheets(CardDeck deck) throws IOException {
    var sheets = new ArrayList<Map<String, Object>>();
    for (List<CardSheets.Card> here : deck.sheets()) {
      var sheet = new LinkedHashMap<String, Object>();
      sheet.put(
          "file", write("sheets/" + deck.name() + "-" + (sheets.size() + 1), deck.sheet(here)));
      sheet.put("columns", CardDeck.COLUMNS);
      sheet.put("rows", CardDeck.rows(here.size()));
      sheet.put("cards", here.stream().map(CardSheets.Card::name).toList());
      sheets.add(sheet);
    }
    return sheets;
  }

  /** A name as part of a file name. */
  private static String plain(String name) {
    return FileNames.of(name.replaceAll("[^\\p{L}\\p{M}\\p{N}+&_-]+", "-").replaceAll("-$", ""));
  }

  private String write(String name, BufferedImage image) throws IOException {
    var bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    String file = name;
    while (!names.add(FileNames.folded(file))) file += "-2";
    write(file + ".png", bytes.toByteArray());
    return file + ".png";
  }

  private void writeText(Map<String, Object> manifest) throws IOException {
    String text = new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(manifest);
    write("manifest.json", (text + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private void write(String file, byte[] bytes) throws IOException {
    AtomicFiles.writeOutput(folder.resolve(file), bytes);
    files.add(folder.resolve(file));
  }
}
