package roundhouse.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.Layout;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.picture.tile.ManifestPainter;

class PictureFilesTest {
  private static final Painter SHEET =
      new ManifestPainter(
          List.of(
              new ManifestPainter.Entry(
                  TileNotation.parse(
                      "57",
                      TileColor.YELLOW,
                      "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3;label=A&<B"),
                  "2"),
              new ManifestPainter.Entry(
                  TileNotation.parse(
                      "X",
                      TileColor.GREEN,
                      "halt;path=a:0,b:_0;path=a:_0,b:2;path=a:1,b:4,track:narrow"),
                  "1 of 4")),
          Layout.FLAT,
          2,
          Theme.LIGHT);

  @Test
  void anSvgPictureIsWellFormed() throws Exception {
    String svg = PictureFiles.svg(SHEET, 600);
    var document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(document.getElementsByTagName("text").getLength()).isGreaterThanOrEqualTo(4);
  }

  @Test
  void anSvgPictureShowsAllThatIsWithinItsBounds() {
    var frame = new Rectangle2D.Double(10, 20, 1934, 1000);
    var painter =
        new Painter() {
          @Override
          public Rectangle2D bounds() {
            return frame;
          }

          @Override
          public void paint(Graphics2D graphics) {
            graphics.fill(frame);
          }
        };
    // 900 of 1934 is a scale of 0.4654, of which a document holds 0.46 or 0.47.
    String svg = PictureFiles.svg(painter, 900);

    assertThat(svg).contains("width=\"900\"", "scale(0.46,0.46)", "viewBox=\"0 0 890 460\"");
  }

  @Test
  void anArtistFindsTilesByNumberAndTextAsText() {
    String svg = PictureFiles.svg(SHEET, 600);
    assertThat(svg).contains("<g id=\"tile-57\"", "<g id=\"tile-X\"", ">57  × 2</text");
  }

  @Test
  void textKeepsItsWidthInAProgramThatLacksTheLetters() {
    assertThat(PictureFiles.svg(SHEET, 600))
        .containsPattern("<text[^>]* textLength=\"\\d+(\\.\\d+)?\"[^>]*>57  × 2<");
  }

  @Test
  void theSamePictureGivesTheSameBytes(@TempDir Path folder) throws Exception {
    PictureFiles.png(folder.resolve("a.png"), SHEET, 500);
    PictureFiles.png(folder.resolve("b.png"), SHEET, 500);
    assertThat(folder.resolve("b.png")).hasSameBinaryContentAs(folder.resolve("a.png"));
    PictureFiles.svg(folder.resolve("a.svg"), SHEET, 500);
    PictureFiles.svg(folder.resolve("b.svg"), SHEET, 500);
    assertThat(folder.resolve("b.svg")).hasSameBinaryContentAs(folder.resolve("a.svg"));
  }

  @Test
  void aPngHasTheRequestedWidthAndKeepsProportions(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("new").resolve("sheet.png");
    PictureFiles.png(file, SHEET, 440);
    var image = ImageIO.read(file.toFile());
    assertThat(image.getWidth()).isEqualTo(440);
    assertThat(image.getHeight()).isEqualTo(240);
  }

  @Test
  void writingReplacesAFileAndLeavesNoTemporaryFile(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("sheet.svg");
    Files.writeString(file, "old");
    PictureFiles.svg(file, SHEET, 300);
    assertThat(Files.readString(file)).contains("<svg");
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aWidthOfZeroIsRefused() {
    assertThatThrownBy(() -> PictureFiles.image(SHEET, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not 0");
  }
}
