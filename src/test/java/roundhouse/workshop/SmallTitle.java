package roundhouse.workshop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import roundhouse.engine.Title;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.project.ShippedFiles;
import roundhouse.workshop.project.TitleSource;

/** A small design in a folder of a test's own, to be edited as a designer would. */
public final class SmallTitle {
  private final Path root;

  private SmallTitle(Path root) {
    this.root = root;
  }

  /** Writes the design into a folder. */
  public static SmallTitle in(Path root) throws IOException {
    var small = new SmallTitle(root);
    small.write(
        "title.yaml",
        """
        title: Small
        players: 2-4
        money: £
        bank: 5000
        starting-cash: { 2: 500, 3: 400, 4: 300 }
        certificate-limit: { 2: 14, 3: 10, 4: 8 }
        first: stock
        kinds:
          usual: { shares: 20 20 20 20 20, markers: 0 40, floats-at: 40 }
        """);
    small.write(
        "map.yaml",
        """
        layout: flat
        hexes:
          A3 A5 B6 C1 C3 C5: {}
          B4: { name: Port, city: 1 }
          B2: { name: Mill, city: 1 }
        """);
    small.write("tiles.yaml", "7: 4\n8: unlimited\n9: unlimited\n57: 4\n");
    small.write(
        "market.yaml",
        """
        prices: |
          60  67  71p  76p  82  90  100
        zones: { p: par }
        """);
    small.write("trains.yaml", "\"2\": { runs: 2, price: 80, count: unlimited }\n");
    small.write("phases.yaml", "1: { tiles: yellow, train-limit: 4 }\n");
    small.write(
        "companies.yaml",
        "Red: { name: Red Railway, color: red, home: B4 }\n"
            + "Blu: { name: Blue Railway, color: blue, home: B2 }\n");
    small.write(
        "rounds.yaml",
        """
        stock: { name: Stock round, turns: players, steps: [stock-turn] }
        operating:
          name: Operating round
          turns: by-price
          steps: [lay-track, place-marker, run-trains, dividend, buy-trains]
        """);
    return small;
  }

  /** Lets a game end with its second phase, which comes soon. */
  public void endWithTheSecondPhase() throws IOException {
    write(
        "trains.yaml",
        "\"2\": { runs: 2, price: 80, count: 2 }\n"
            + "\"3\": { runs: 3, price: 90, count: unlimited }\n");
    write(
        "phases.yaml",
        "2: { tiles: yellow, train-limit: 4 }\n"
            + "3: { starts-with: \"3\", tiles: yellow, train-limit: 4 }\n");
    replace("title.yaml", "bank: 5000", "bank: 5000\nends: { last-phase: this-round }");
  }

  public Path folder() {
    return root.resolve("designs").resolve("small");
  }

  public Path file(String name) {
    return folder().resolve(name);
  }

  public Path script(String name) {
    return root.resolve("scripts").resolve("small").resolve(name);
  }

  public TitleSource titles() {
    return titles(ShippedFiles.NONE);
  }

  /** The same where some files are not to be edited. */
  public TitleSource titles(ShippedFiles shipped) {
    return new FolderTitleSource(
        new ProjectFolders(root, Optional.of(Path.of("").toAbsolutePath())), shipped);
  }

  /** Loads it, which must succeed. */
  public Title load() {
    Loaded loaded = titles().load(folder(), Set.of());
    return loaded.title().orElseThrow(() -> new AssertionError(loaded.problems().toString()));
  }

  public void write(String name, String text) throws IOException {
    Files.createDirectories(folder());
    Files.createDirectories(root.resolve("scripts").resolve("small"));
    Files.writeString(file(name), text);
  }

  public void replace(String name, String what, String by) throws IOException {
    String text = Files.readString(file(name));
    if (!text.contains(what)) throw new AssertionError(name + " does not hold " + what);
    Files.writeString(file(name), text.replace(what, by));
  }
}
