package roundhouse.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/**
 * A folder of results that the app makes, and only the app: one that holds anything else is left
 * alone.
 *
 * @param about name of the file that says whose results they are
 * @param own names of the other files
 */
public record ResultFolder(Path folder, String about, List<String> own) {
  public ResultFolder {
    own = List.copyOf(own);
  }

  /**
   * Does nothing if the folder is new or empty, or is that of these results.
   *
   * @param says what the file about the results must say
   * @param kind "experiment"
   * @throws UnfitFileException when it holds anything else; the reason says what to do
   */
  public void refuseForeign(String says, String kind) throws IOException {
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) return;
    if (!Files.isDirectory(folder))
      throw refusal("a file is in its place; name a folder that is new or empty");
    List<Path> inside = RegularFiles.list(folder);
    for (Path each : inside) if (isOwn(each)) refuseUnlessFile(each);
    Path file = folder.resolve(about);
    if (!Files.exists(file)) refuseUnlessEmpty(inside, kind);
    else if (!RegularFiles.text(file).equals(says))
      throw refusal(
          "it holds the games of another %s, as its %s says; name another folder"
              .formatted(kind, about));
  }

  private boolean isOwn(Path each) {
    String name = each.getFileName().toString();
    return name.equals(about) || name.equals(FolderLock.LOCK) || own.contains(name);
  }

  private void refuseUnlessFile(Path each) throws UnfitFileException {
    if (Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS)) return;
    String found =
        Files.isSymbolicLink(each)
            ? "a link"
            : Files.isDirectory(each) ? "a folder" : "a pipe or a device";
    throw refusal(
        "its '%s' is %s, not a file; remove it, or name another folder"
            .formatted(each.getFileName(), found));
  }

  private void refuseUnlessEmpty(List<Path> inside, String kind) throws UnfitFileException {
    for (Path each : inside)
      if (!each.getFileName().toString().equals(FolderLock.LOCK))
        throw refusal(
            "it has '%s', but no %s, so no %s made it; name a folder that is new or"
                    .formatted(each.getFileName(), about, kind)
                + " empty, or put that file back");
  }

  private UnfitFileException refusal(String reason) {
    return new UnfitFileException(folder, reason);
  }
}
