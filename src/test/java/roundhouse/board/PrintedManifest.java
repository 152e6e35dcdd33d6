package roundhouse.board;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** A title's printed list of tiles and their upgrades. */
record PrintedManifest(
    Map<String, Tile> tiles,
    Map<String, TreeSet<String>> printed,
    List<UpgradeOverride> overrides) {

  static PrintedManifest read(String resource) {
    var own = new TreeMap<String, Tile>();
    var printed = new TreeMap<String, TreeSet<String>>();
    var misprints = new ArrayList<String[]>();
    var overrides = new ArrayList<UpgradeOverride>();
    for (String line : lines(resource)) {
      String[] words = line.split(" +");
      switch (words[0]) {
        case "tile" ->
            own.put(
                words[1],
                TileNotation.parse(
                    words[1], TileColor.valueOf(words[2].toUpperCase(Locale.ROOT)), words[3]));
        case "override" ->
            overrides.addAll(UpgradeOverride.parse(line.substring("override".length())));
        case "misprint" -> misprints.add(words);
        default ->
            printed.put(
                words[0].replace(":", ""), new TreeSet<>(List.of(words).subList(1, words.length)));
      }
    }
    misprints.forEach(words -> printed.get(words[1]).add(words[3]));
    return new PrintedManifest(tiles(printed, own), printed, overrides);
  }

  /** For each tile of the list, those that may replace it according to {@code upgrades}. */
  Map<String, TreeSet<String>> derived(Upgrades upgrades) {
    var derived = new TreeMap<String, TreeSet<String>>();
    tiles.forEach(
        (from, before) -> {
          var next = new TreeSet<String>();
          tiles.forEach(
              (to, after) -> {
                if (upgrades.mayReplace(before, after)) next.add(to);
              });
          derived.put(from, next);
        });
    return derived;
  }

  private static Map<String, Tile> tiles(Map<String, ?> printed, Map<String, Tile> own) {
    TileCatalogue catalogue = TileCatalogue.load(Path.of("tile-library")).with(own);
    var tiles = new TreeMap<String, Tile>();
    printed.keySet().forEach(number -> tiles.put(number, catalogue.tile(number).orElseThrow()));
    return tiles;
  }

  private static List<String> lines(String resource) {
    try (InputStream text = PrintedManifest.class.getResourceAsStream(resource)) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
