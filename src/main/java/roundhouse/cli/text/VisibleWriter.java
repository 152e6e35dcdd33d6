package roundhouse.cli.text;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import roundhouse.words.VisibleText;

/**
 * A terminal obeys escape sequences, marks that reverse the direction of text, and the bell. All
 * output of commands passes through here, which shows such characters instead.
 */
public final class VisibleWriter extends PrintWriter {
  private final PrintWriter terminal;

  private VisibleWriter(PrintWriter terminal) {
    super(new Shown(terminal), true);
    this.terminal = terminal;
  }

  public static PrintWriter of(PrintWriter terminal) {
    return terminal instanceof VisibleWriter ? terminal : new VisibleWriter(terminal);
  }

  /** Goes back to the start of the line, which only the program itself may do. */
  public static void startOfLine(PrintWriter writer) {
    writer.flush();
    PrintWriter terminal = writer instanceof VisibleWriter visible ? visible.terminal : writer;
    terminal.print('\r');
    terminal.flush();
  }

  @Override
  public boolean checkError() {
    return super.checkError() || terminal.checkError();
  }

  private static final class Shown extends FilterWriter {
    Shown(Writer terminal) {
      super(terminal);
    }

    @Override
    public void write(int character) throws IOException {
      write(String.valueOf((char) character));
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
      write(new String(text, from, length));
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
      String part = text.substring(from, from + length);
      out.write(part.equals(System.lineSeparator()) ? part : VisibleText.lines(part));
    }
  }
}
