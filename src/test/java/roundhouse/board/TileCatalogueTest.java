package roundhouse.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TileCatalogueTest {
  @TempDir Path folder;

  @Test
  void aTileIsFoundByItsNumberAndHasTheColourOfItsFile() throws IOException {
    write(
        "green.tiles",
        "# two cities\n\n10: city=revenue:30;city=revenue:30;path=a:0,b:_0;path=a:3,b:_1\n");

    Tile tile = TileCatalogue.load(folder).tile("10").orElseThrow();

    assertThat(tile.color()).isEqualTo(TileColor.GREEN);
    assertThat(tile.stops()).hasSize(2);
  }

  @Test
  void aMistakeHasItsLineAndColumnAndTheOtherTilesStay() throws IOException {
    Path file = write("yellow.tiles", "7: path=a:0,b:1\n8:  path=a:0,b:9\n9: path=a:0,b:3\n");

    TileCatalogue catalogue = TileCatalogue.load(folder);

    assertThat(catalogue.faults())
        .singleElement()
        .satisfies(
            fault -> {
              assertThat(fault.file()).isEqualTo(file);
              assertThat(fault.line()).isEqualTo(2);
              assertThat(fault.column()).isEqualTo("8:  path=a:0,b:9".length());
              assertThat(fault.message()).contains("tile 8").contains("edges are 0 to 5");
            });
    assertThat(catalogue.tiles()).containsOnlyKeys("7", "9");
  }

  @Test
  void anUnchangedFolderGivesTheSameCatalogueAndAChangedOneTheNewTiles() throws IOException {
    write("yellow.tiles", "7: path=a:0,b:1\n");
    TileCatalogue first = TileCatalogue.load(folder);

    assertThat(TileCatalogue.load(folder)).isSameAs(first);

    write("yellow.tiles", "8: path=a:0,b:2\n");
    assertThat(TileCatalogue.load(folder).tiles()).containsOnlyKeys("8");
    write("yellow.tiles", "8: path=a:0,b:9\n");
    assertThat(TileCatalogue.load(folder).faults()).hasSize(1);
    write("yellow.tiles", "7: path=a:0,b:1\n");
    assertThat(TileCatalogue.load(folder).tiles()).isEqualTo(first.tiles());
    assertThat(TileCatalogue.load(folder).faults()).isEmpty();
  }

  @Test
  void everyFaultOfAFolderIsReported() throws IOException {
    write("yellow.tiles", "path=a:0,b:1\n9: path=a:0,b:3\n9: path=a:0,b:2\n");
    write("yelow.tiles", "7: path=a:0,b:1\n");

    assertThat(TileCatalogue.load(folder).faults())
        .extracting(TileCatalogue.Fault::message)
        .satisfiesExactly(
            message -> assertThat(message).contains("number and a colon"),
            message -> assertThat(message).contains("second time"),
            message -> assertThat(message).contains("did you mean 'yellow'"));
  }

  @Test
  void aTileOfALaterFolderReplacesTheSharedOne() throws IOException {
    write("yellow.tiles", "9: path=a:0,b:3\n");
    Path own = Files.createDirectory(folder.resolve("own"));
    Files.writeString(own.resolve("green.tiles"), "9: path=a:0,b:2\n");

    TileCatalogue catalogue = TileCatalogue.load(folder, own);

    assertThat(catalogue.tile("9")).map(Tile::color).contains(TileColor.GREEN);
    assertThat(catalogue.faults()).isEmpty();
  }

  @Test
  void aDesignsOwnTileReplacesTheSharedOne() throws IOException {
    write("yellow.tiles", "9: path=a:0,b:3\n");
    Tile own = TileNotation.parse("9", TileColor.YELLOW, "path=a:0,b:1");

    assertThat(TileCatalogue.load(folder).with(Map.of("9", own)).tile("9")).contains(own);
  }

  @Test
  void anUnknownNumberHasSuggestions() throws IOException {
    write("yellow.tiles", "57: path=a:0,b:3\n455a: path=a:0,b:2\n");

    TileCatalogue catalogue = TileCatalogue.load(folder);

    assertThat(catalogue.tile("455")).isEmpty();
    assertThat(catalogue.nearest("455")).containsExactly("455a");
    assertThat(catalogue.nearest("Xyz")).isEmpty();
  }

  @Test
  void anUnreadableFileIsAFault() throws IOException {
    Files.write(folder.resolve("brown.tiles"), new byte[] {(byte) 0xc3, (byte) 0x28});
    write("gray.tiles", "#".repeat((1 << 20) + 1));

    assertThat(TileCatalogue.load(folder, folder.resolve("missing")).faults())
        .extracting(TileCatalogue.Fault::message)
        .satisfiesExactly(
            message -> assertThat(message).contains("UTF-8"),
            message -> assertThat(message).contains("1 MB"),
            message -> assertThat(message).contains("folder of tiles"));
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8);
  }
}
