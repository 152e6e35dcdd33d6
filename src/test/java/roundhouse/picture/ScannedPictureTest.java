package roundhouse.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.files.UnfitFileException;

/** A picture from elsewhere is read within limits, and what is none is told. */
class ScannedPictureTest {
  /** The signature, and the length and name of the first part. */
  private static final int SIZE_AT = 16;

  private static final int CHECKED_FROM = 12;
  private static final int CHECKED = 17;

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void draw() throws IOException {
    file = folder.resolve("scan.png");
    ImageIO.write(new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
  }

  @Test
  void aPictureIsReadWhole() throws IOException {
    ScannedPicture read = ScannedPicture.read(file);

    assertThat(read).extracting("width", "height", "step").containsExactly(300, 200, 1);
  }

  @Test
  void aLargePictureIsKeptSmaller() throws IOException {
    var wide = new BufferedImage(9000, 40, BufferedImage.TYPE_BYTE_GRAY);
    ImageIO.write(wide, "jpg", file.toFile());

    ScannedPicture read = ScannedPicture.read(file);

    assertThat(read.width()).isEqualTo(9000);
    assertThat(read.step()).isEqualTo(3);
    assertThat(read.image().getWidth()).isEqualTo(3000);
  }

  @Test
  void aTextIsNoPictureWhateverItsName() throws IOException {
    Files.writeString(file, "hexes: {}\n");

    refused("it is no PNG or JPEG picture");
  }

  @Test
  void halfAPictureIsDamaged() throws IOException {
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 60));

    refused("its picture is damaged");
  }

  @Test
  void aPictureThatClaimsToBeHugeIsNotDecoded() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    ByteBuffer content = ByteBuffer.wrap(bytes);
    content.putInt(SIZE_AT, 60_000).putInt(SIZE_AT + Integer.BYTES, 60_000);
    var check = new CRC32();
    check.update(bytes, CHECKED_FROM, CHECKED);
    content.putInt(CHECKED_FROM + CHECKED, (int) check.getValue());
    Files.write(file, bytes);

    refused("it has more than 100 million pixels");
  }

  @Test
  void aHugeFileIsNotRead() throws IOException {
    try (var huge = new RandomAccessFile(file.toFile(), "rw")) {
      huge.setLength(ScannedPicture.MOST_BYTES + 1L);
    }

    refused("it is larger than 64 MB");
  }

  private void refused(String reason) {
    assertThatThrownBy(() -> ScannedPicture.read(file))
        .isInstanceOf(UnfitFileException.class)
        .hasMessageContaining(reason);
  }
}
