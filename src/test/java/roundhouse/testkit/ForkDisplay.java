package roundhouse.testkit;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.util.List;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Gives each of several Javas that run tests side by side a display of its own: the first that
 * TEST_DISPLAYS names, or the next. Windows on one display take the keyboard from each other.
 */
public final class ForkDisplay implements BeforeAllCallback {
  private static final String DISPLAY = "DISPLAY";
  private static final String OWN = choose();

  /** The display of this Java; null without one. Programs that tests start are to use it too. */
  public static String name() {
    return OWN;
  }

  /** Before any test paints, even in memory: that connects to the display for good. */
  @Override
  public void beforeAll(ExtensionContext context) {
    name();
  }

  private static String choose() {
    String displays = System.getenv("TEST_DISPLAYS");
    if (displays == null) return System.getenv(DISPLAY);
    List<String> each = List.of(displays.split(" "));
    int fork = Integer.getInteger("roundhouse.fork", 1);
    if (fork > each.size())
      throw new IllegalStateException(
          "TEST_DISPLAYS names %s displays for %s Javas".formatted(each.size(), fork));
    String own = each.get(fork - 1);
    setEnvironment(DISPLAY, own);
    return own;
  }

  /** The window toolkit reads the environment of the process, which Java itself cannot change. */
  @SuppressWarnings("restricted") // no Java names a display in any other way
  private static void setEnvironment(String name, String value) {
    Linker linker = Linker.nativeLinker();
    var setenv =
        linker.downcallHandle(
            linker.defaultLookup().find("setenv").orElseThrow(),
            FunctionDescriptor.of(
                ValueLayout.JAVA_INT,
                ValueLayout.ADDRESS,
                ValueLayout.ADDRESS,
                ValueLayout.JAVA_INT));
    try (Arena arena = Arena.ofConfined()) {
      int failed = (int) setenv.invokeExact(arena.allocateFrom(name), arena.allocateFrom(value), 1);
      if (failed != 0) throw new IllegalStateException("cannot set " + name);
    } catch (Throwable fault) {
      throw new IllegalStateException("cannot set " + name, fault);
    }
  }
}
