package roundhouse.drafts.reading;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.compare.ComparedScripts;
import roundhouse.compare.DesignComparison;
import roundhouse.compare.ValueChange;
import roundhouse.drafts.maker.GameWriter;
import roundhouse.engine.Title;
import roundhouse.testkit.Repository;
import roundhouse.testkit.SharedFolder;
import roundhouse.testkit.TestTitle;

/** A title written for 18xx-maker is valid there, and what a draft takes from it comes back. */
class MakerRoundTripTest {
  private static final String TILES = "https://18xx-maker.com/schemas/tiles.defs.json";

  @TempDir Path root;

  static Stream<String> shipped() {
    return Repository.designNames().stream();
  }

  static Stream<Path> samples() throws Exception {
    try (Stream<Path> all = Files.list(SharedFolder.find("maker-games"))) {
      return all.filter(file -> file.toString().endsWith(".json")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("shipped")
  void theFileOfATitleIsValidByTheSchema(String name) throws Exception {
    assertThat(schema().validate(GameWriter.of(TestTitle.of(name)).json(), InputFormat.JSON))
        .extracting(Error::toString)
        .isEmpty();
  }

  @Test
  void hexesThatTheFormatCannotNameAreSaidToBeLost() {
    assertThat(GameWriter.of(TestTitle.of("18GB")).lost())
        .contains("hexes before column or row A: a19, a25");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void whatADraftTookComesBackEqual(Path sample) throws Exception {
    Title taken = DraftedDesign.of(sample, root.resolve("first")).title().orElseThrow();
    Path written = root.resolve(sample.getFileName());
    Files.writeString(written, GameWriter.of(taken).json());
    Title again = DraftedDesign.of(written, root.resolve("second")).title().orElseThrow();

    assertThat(differences(taken, again)).isEmpty();
    assertThat(again.market().spaces()).isEqualTo(taken.market().spaces());
    assertThat(again.design().market().moves()).isEqualTo(taken.design().market().moves());
  }

  /**
   * Letters of zones may differ where the spaces do not, and what the source lacks is no longer
   * known.
   */
  private static List<String> differences(Title one, Title other) {
    return DesignComparison.of(one, other, new ComparedScripts(Map.of(), Map.of()))
        .changes()
        .stream()
        .filter(change -> !Set.of("market", "missing").contains(change.part()))
        .map(ValueChange::text)
        .filter(text -> !isOrderOfTrack(text))
        .toList();
  }

  /** The same pieces of track in another order are the same tile. */
  private static boolean isOrderOfTrack(String change) {
    int print = change.indexOf(" print: ");
    if (print < 0) return false;
    List<Set<String>> sides =
        Stream.of(change.substring(print + " print: ".length()).split(" → "))
            .map(notation -> (Set<String>) new TreeSet<>(List.of(notation.split(";"))))
            .toList();
    return sides.getFirst().equals(sides.getLast());
  }

  private static Schema schema() throws Exception {
    String tiles = Files.readString(SharedFolder.find("maker-games/schema/tiles.defs.json"));
    String game = Files.readString(SharedFolder.find("maker-games/schema/game.schema.json"));
    return SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_7, builder -> builder.schemas(Map.of(TILES, tiles)))
        .getSchema(game, InputFormat.JSON);
  }
}
