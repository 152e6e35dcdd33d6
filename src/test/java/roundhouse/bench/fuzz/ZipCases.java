package roundhouse.bench.fuzz;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import roundhouse.files.FolderTree;
import roundhouse.script.loading.ScriptTrust;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.project.DesignExport;
import roundhouse.workshop.project.UnpackedDesign;

/** Changed zips of designs. Nothing of them may ever lie outside their folder. */
final class ZipCases {
  private static final List<String> NAMES =
      List.of(
          "../out.txt",
          "/out.txt",
          "designs/../../out.txt",
          "C:\\out.txt",
          "designs/x/title.yaml",
          "designs/x/con.yaml",
          "designs/x/a\0b.yaml",
          "scripts/x/\u202e.js",
          "scripts/UNTRUSTED.txt",
          "designs/X/TITLE.yaml",
          "designs/x/title.yaml/inside.yaml",
          "",
          "designs",
          "designs/",
          "tile-library/yellow.tiles",
          "designs/x/",
          "designs\\x\\title.yaml",
          "a/b/c/d/e/f/g");

  private ZipCases() {}

  static CaseOutcome zip(FuzzProject project, Random random) throws IOException {
    var mutator = new TextMutator(random);
    Path zip = project.scratch().resolve("x.zip");
    DesignExport.write(project.folders(), mutator.pick(project.designs()), zip);
    Files.write(
        zip,
        random.nextBoolean()
            ? garbled(Files.readAllBytes(zip), random)
            : packedAgain(Files.readAllBytes(zip), mutator, random));
    Path folder = project.scratch().resolve("unpacked").resolve("here");
    try {
      return loaded(UnpackedDesign.unpack(zip, folder), random);
    } catch (UnpackedDesign.Refused | IOException told) {
      return CaseOutcome.REFUSED;
    } finally {
      if (Files.exists(project.scratch().resolve("unpacked")))
        FolderTree.delete(project.scratch().resolve("unpacked"));
      if (Files.exists(project.scratch().resolve("out.txt")))
        throw new Finding("a zip wrote outside its folder");
    }
  }

  private static CaseOutcome loaded(UnpackedDesign unpacked, Random random) throws IOException {
    Path folder = unpacked.folder();
    if (random.nextBoolean()) ScriptTrust.grant(folder.resolve("scripts"));
    var loader =
        new TitleLoader(
            folder.resolve("designs"), folder.resolve("scripts"), folder.resolve("tile-library"));
    for (String name : unpacked.designs()) loader.loadAlone(name, Set.of());
    return CaseOutcome.READ;
  }

  private static byte[] garbled(byte[] zip, Random random) {
    for (int changes = 1 + random.nextInt(20); changes > 0; changes--)
      zip[random.nextInt(zip.length)] = (byte) random.nextInt(256);
    return random.nextInt(4) > 0 ? zip : Arrays.copyOf(zip, random.nextInt(zip.length));
  }

  private static byte[] packedAgain(byte[] zip, TextMutator mutator, Random random)
      throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var in = new ZipInputStream(new ByteArrayInputStream(zip));
        var out = new ZipOutputStream(bytes)) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        boolean odd = random.nextInt(30) == 0;
        byte[] text = in.readAllBytes();
        if (random.nextInt(10) == 0)
          text =
              mutator
                  .mutate(new String(text, StandardCharsets.UTF_8))
                  .getBytes(StandardCharsets.UTF_8);
        add(out, odd ? mutator.pick(NAMES) : entry.getName(), text);
      }
    }
    return bytes.toByteArray();
  }

  private static void add(ZipOutputStream out, String name, byte[] text) throws IOException {
    try {
      out.putNextEntry(new ZipEntry(name));
    } catch (ZipException twice) {
      return;
    }
    out.write(text);
    out.closeEntry();
  }
}
