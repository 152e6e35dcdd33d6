package roundhouse.editor.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.board.Track;
import roundhouse.board.Upgrades;
import roundhouse.design.conversion.MapBuilder;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.recovery.Recovery;

class ManifestTest {
  @TempDir Path root;
  private SmallTitle small;
  private TileEdits edits;
  private TileCatalogue library;

  @BeforeEach
  void design() throws Exception {
    small = SmallTitle.in(root.toRealPath());
    library = small.titles().library();
    var documents =
        new OpenDocuments(
            new Recovery(root.resolve("recovery")),
            Runnable::run,
            Runnable::run,
            refused -> {
              throw new AssertionError(refused);
            });
    documents.open(small.file("title.yaml")).join();
    edits = new TileEdits(documents);
    edits.setDesign(small.folder());
  }

  private Loaded loaded(Path folder) {
    var result = small.titles().read(folder, Set.of(), UnsavedTexts.NONE);
    return Loaded.of(folder, result);
  }

  private Manifest manifest(Path folder) {
    return Manifest.of(loaded(folder), library);
  }

  private Manifest.Row row(String number) {
    return manifest(small.folder()).row(number).orElseThrow();
  }

  private String file() throws Exception {
    return Files.readString(small.file("tiles.yaml"));
  }

  @Test
  void aRowHasItsTileAndHowManyThereAre() {
    assertThat(manifest(small.folder()).rows())
        .extracting(Manifest.Row::number, Manifest.Row::count, Manifest.Row::own)
        .containsExactly(
            Tuple.tuple("7", "4", false),
            Tuple.tuple("8", "∞", false),
            Tuple.tuple("9", "∞", false),
            Tuple.tuple("57", "4", false));
    assertThat(row("57").tile().orElseThrow().hasCity()).isTrue();
  }

  @Test
  void countsAreWrittenWhereTheyStand() throws Exception {
    small.write(
        "tiles.yaml", "7: 4   # sharp\n1x: { count: 2, color: yellow, print: \"path=a:0,b:3\" }\n");

    edits.count(row("7"), "5");
    edits.count(row("1x"), "∞");

    assertThat(file())
        .isEqualTo(
            "7: 5   # sharp\n1x: { count: unlimited, color: yellow, print: \"path=a:0,b:3\" }\n");
  }

  @Test
  void aTileOfTheLibraryIsCopiedAndDrawnOtherwise() throws Exception {
    Tile copy = TileNumbers.renumbered(row("57").tile().orElseThrow(), "57a");
    edits.draw(copy, "2");
    assertThat(file())
        .endsWith(
            "57a: { count: 2, color: yellow, print: \"city=revenue:20;path=a:0,b:_0;path=a:_0,b:3\""
                + " }\n");

    edits.redraw(
        row("57a"), new TileSketch(copy).toggle(new Track.Edge(1), new Track.AtStop(0)).tile());
    assertThat(file())
        .endsWith("print: \"city=revenue:20;path=a:0,b:_0;path=a:_0,b:3;path=a:1,b:_0\" }\n");

    edits.undo();
    edits.undo();
    assertThat(file()).isEqualTo("7: 4\n8: unlimited\n9: unlimited\n57: 4\n");
  }

  @Test
  void aVariantCountsAndDropsInItsOwnFile() throws Exception {
    Path variant = small.folder().resolveSibling("variant");
    Files.createDirectories(variant);
    Files.writeString(variant.resolve("title.yaml"), "extends: ../small\ntitle: Variant\n");
    assertThat(manifest(variant).row("7").orElseThrow().from()).contains("small");
    edits.setDesign(variant);

    edits.count(manifest(variant).row("7").orElseThrow(), "9");
    edits.remove(manifest(variant).row("8").orElseThrow());

    assertThat(manifest(variant).row("7").orElseThrow().from()).isEmpty();
    assertThat(manifest(variant).rows())
        .extracting(Manifest.Row::number)
        .containsExactly("7", "9", "57");
    assertThat(file()).isEqualTo("7: 4\n8: unlimited\n9: unlimited\n57: 4\n");
  }

  @Test
  void theMapIsComparedWithTheManifest() throws Exception {
    small.write("tiles.yaml", "7: 1\n9: 2\n57: 4\n14: 1\n1: 1\n");
    Loaded loaded = loaded(small.folder());

    TileNeeds needs =
        TileNeeds.of(
            MapBuilder.build(loaded.design().orElseThrow()),
            Upgrades.plain(),
            manifest(small.folder()));

    assertThat(needs.starts())
        .extracting(TileNeeds.Start::hexes)
        .containsExactly(
            HexId.all(List.of("A3", "A5", "B6", "C1", "C3", "C5")), HexId.all(List.of("B2", "B4")));
    assertThat(needs.starts().getFirst().tiles()).containsExactly("7", "9");
    assertThat(needs.starts().getFirst().held()).isEqualTo(3);
    assertThat(needs.starts().getFirst().shortOf()).as("six hexes, three tiles").isTrue();
    assertThat(needs.starts().getLast().shortOf()).isFalse();
    assertThat(needs.nowhere()).as("no hex has two small stations").containsExactly("1");
  }

  @Test
  void aTileKnowsWhatItReplacesAndWhatItLooksLike() throws Exception {
    small.write(
        "tiles.yaml",
        "57: 4\n"
            + "14: 1\n"
            + "5a: { count: 1, color: yellow, print:"
            + " \"city=revenue:20;path=a:1,b:_0;path=a:_0,b:4\" }\n");
    Loaded loaded = loaded(small.folder());

    TileRelations kin =
        TileRelations.of(
            row("57").tile().orElseThrow(),
            manifest(small.folder()),
            library,
            Upgrades.plain(),
            loaded.design().map(MapBuilder::build));

    assertThat(kin.printedOn()).containsExactly(HexId.of("B2"), HexId.of("B4"));
    assertThat(kin.before()).isEmpty();
    assertThat(kin.after()).extracting(Tile::number).containsExactly("14");
    assertThat(kin.others()).extracting(Tile::number).contains("15").doesNotContain("14");
    assertThat(kin.alike().getFirst())
        .isEqualTo(
            new TileRelations.SimilarTile(
                row("5a").tile().orElseThrow(), new TileLikeness(TileLikeness.Kind.SAME, 2), true));
  }

  @Test
  void theUsesOfATileAreFoundInAllDesigns() {
    assertThat(TileUses.read(small.titles()).of(row("57").tile().orElseThrow()))
        .contains("small: 4");
  }
}
