package roundhouse.bench.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import roundhouse.files.FolderTree;
import roundhouse.lab.rows.CountRow;
import roundhouse.lab.rows.DamagedGames;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameOrder;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.GameRow;
import roundhouse.lab.rows.HexRow;
import roundhouse.lab.rows.KeptRows;
import roundhouse.lab.rows.RowFiles;

/**
 * Damaged rows of games. No game may count that is not as it was written, or be missed silently.
 */
final class RowCases {
  private RowCases() {}

  static CaseOutcome rows(FuzzProject project, Random random) throws IOException {
    Path folder = project.scratch().resolve("rows");
    FolderTree.delete(folder);
    Files.createDirectories(folder);
    var order = new GameOrder(List.of("a", "b"), List.of(2, 3), random.nextInt(100));
    List<GameRecord> written =
        IntStream.range(0, 1 + random.nextInt(9))
            .mapToObj(place -> game(order.key(place), random))
            .toList();
    try (var files = new RowFiles(folder)) {
      written.forEach(files::add);
    }
    List<String> tables =
        RowFiles.names().stream().filter(name -> name.endsWith(".jsonl")).toList();
    for (int files = 1 + random.nextInt(3); files > 0; files--)
      damage(folder.resolve(tables.get(random.nextInt(tables.size()))), random);

    var counted = new ArrayList<GameRecord>();
    DamagedGames told = KeptRows.read(folder, order, counted::add);
    if (!counted.equals(written.stream().filter(counted::contains).toList()))
      throw new Finding("a game counts that is not as it was written");
    if (counted.size() < written.size() && told.isEmpty())
      throw new Finding("a game is missing, and nothing is told");
    return told.isEmpty() ? CaseOutcome.READ : CaseOutcome.REFUSED;
  }

  private static GameRecord game(GameKey key, Random random) {
    var row =
        new GameRow(
            key,
            "bank-broken",
            true,
            List.of(1),
            List.of(random.nextInt(900), 7),
            random.nextInt(9),
            random.nextInt(30),
            random.nextInt(600),
            400,
            3000,
            2,
            "5",
            -5,
            "f");
    List<CountRow> counts =
        IntStream.rangeClosed(0, random.nextInt(4))
            .mapToObj(each -> new CountRow(key, "tile-laid ü" + each, random.nextInt(50)))
            .toList();
    List<HexRow> hexes =
        IntStream.range(0, random.nextInt(3))
            .mapToObj(each -> new HexRow(key, "A" + each, random.nextInt(3), "57", 4, List.of("R")))
            .toList();
    return new GameRecord(row, List.of(), List.of(), counts, hexes, List.of(), List.of())
        .withDigest();
  }

  private static void damage(Path file, Random random) throws IOException {
    if (!Files.exists(file)) return;
    byte[] bytes = Files.readAllBytes(file);
    if (random.nextInt(20) == 0) {
      Files.delete(file);
    } else if (bytes.length > 0 && random.nextBoolean()) {
      Files.write(file, garbled(bytes, random));
    } else {
      var lines = new ArrayList<>(new String(bytes, StandardCharsets.UTF_8).lines().toList());
      shuffle(lines, random);
      Files.writeString(file, String.join("\n", lines) + (random.nextBoolean() ? "\n" : ""));
    }
  }

  private static byte[] garbled(byte[] bytes, Random random) {
    for (int changes = random.nextInt(3); changes > 0; changes--)
      bytes[random.nextInt(bytes.length)] =
          (byte) (random.nextBoolean() ? '0' + random.nextInt(10) : random.nextInt(256));
    return random.nextBoolean() ? bytes : Arrays.copyOf(bytes, random.nextInt(bytes.length));
  }

  private static void shuffle(List<String> lines, Random random) {
    if (lines.isEmpty()) return;
    int at = random.nextInt(lines.size());
    switch (random.nextInt(5)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(at, "");
      case 2 -> lines.add(at, lines.get(random.nextInt(lines.size())));
      case 3 -> Collections.swap(lines, at, random.nextInt(lines.size()));
      default -> lines.set(at, lines.get(at).replaceFirst("\\d", "" + random.nextInt(10)));
    }
  }
}
