package roundhouse.testkit;

import java.util.Locale;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Tests format numbers as the program does when it is started, whatever the system's language. */
public final class RootFormats implements BeforeAllCallback {

  @Override
  public void beforeAll(ExtensionContext context) {
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
  }
}
