package roundhouse.files;

import java.io.IOException;
import java.nio.file.Path;

/** A file is not one to read or replace. The reason is a clause: "it is larger than 4 MB". */
public final class UnfitFileException extends IOException {
  private static final long serialVersionUID = 1;

  private final String reason;

  public UnfitFileException(Path file, String reason) {
    super("'" + file + "' cannot be used: " + reason);
    this.reason = reason;
  }

  public String reason() {
    return reason;
  }
}
